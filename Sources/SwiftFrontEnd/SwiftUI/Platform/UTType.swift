/// The type of a file or of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name, such as `public.json`.
  public let identifier: String
  /// The ending of files' names, without the dot.
  public let preferredFilenameExtension: String?
  /// The type as the web names it.
  public let preferredMIMEType: String?

  init(_ identifier: String, _ ending: String? = nil, _ mime: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = ending
    preferredMIMEType = mime
  }

  /// Finds a type by its identifier; nil if it is not a known one.
  public init?(_ identifier: String) {
    guard let type = UTType.known.first(where: { $0.identifier == identifier }) else {
      return nil
    }
    self = type
  }

  /// Creates the type of a file name extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      UTType.known.first { $0.preferredFilenameExtension == ending }
      ?? UTType("dyn." + ending, ending)
  }

  /// Creates the type of a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = UTType.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = type
  }

  /// Creates a type that the application declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }

  /// Creates a type that another application declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }

  /// The name for people.
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  /// The type's name.
  public var description: String { identifier }

  /// Returns whether the type is the other one or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Returns whether the type is a subtype of the other one.
  public func isSubtype(of type: UTType) -> Bool {
    var parent = UTType.parents[identifier]
    while let name = parent {
      if name == type.identifier { return true }
      parent = UTType.parents[name]
    }
    return type.identifier == "public.item" && self != type
  }

  /// Returns whether the type is a supertype of the other one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

// The names are Apple's
// (https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared_uniform_type_identifiers).
extension UTType {
  /// Any item.
  public static let item = UTType("public.item", nil)
  /// Any content.
  public static let content = UTType("public.content", nil)
  /// Content of several kinds.
  public static let compositeContent = UTType("public.composite-content", nil)
  /// Bytes.
  public static let data = UTType("public.data", nil, "application/octet-stream")
  /// A folder or a package.
  public static let directory = UTType("public.directory", nil)
  /// A folder.
  public static let folder = UTType("public.folder", nil)
  /// A folder that is presented as a file.
  public static let package = UTType("com.apple.package", nil)
  /// A bundle.
  public static let bundle = UTType("com.apple.bundle", nil)
  /// An address.
  public static let url = UTType("public.url", nil)
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", nil)
  /// Any text.
  public static let text = UTType("public.text", nil)
  /// Plain text.
  public static let plainText = UTType("public.plain-text", "txt", "text/plain")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
  /// Rich text.
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf")
  /// A page of the web.
  public static let html = UTType("public.html", "html", "text/html")
  /// XML.
  public static let xml = UTType("public.xml", "xml", "application/xml")
  /// YAML.
  public static let yaml = UTType("public.yaml", "yaml", "application/yaml")
  /// JSON.
  public static let json = UTType("public.json", "json", "application/json")
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", "plist")
  /// A table with commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text",
    "csv",
    "text/csv"
  )
  /// A table with tabs.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text",
    "tsv",
    "text/tab-separated-values"
  )
  /// A program's source.
  public static let sourceCode = UTType("public.source-code", nil)
  /// Swift.
  public static let swiftSource = UTType("public.swift-source", "swift")
  /// JavaScript.
  public static let javaScript = UTType("com.netscape.javascript-source", "js", "text/javascript")
  /// An image.
  public static let image = UTType("public.image", nil)
  /// A PNG image.
  public static let png = UTType("public.png", "png", "image/png")
  /// A JPEG image.
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
  /// A GIF image.
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
  /// A TIFF image.
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff")
  /// A HEIC image.
  public static let heic = UTType("public.heic", "heic", "image/heic")
  /// A WebP image.
  public static let webP = UTType("org.webmproject.webp", "webp", "image/webp")
  /// A drawing in SVG.
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
  /// A PDF document.
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
  /// Audio or video.
  public static let audiovisualContent = UTType("public.audiovisual-content", nil)
  /// A movie with audio.
  public static let movie = UTType("public.movie", nil)
  /// Moving pictures.
  public static let video = UTType("public.video", nil)
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime")
  /// Sounds.
  public static let audio = UTType("public.audio", nil)
  /// MP3 audio.
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
  /// WAV audio.
  public static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  /// An archive.
  public static let archive = UTType("public.archive", nil)
  /// An archive in ZIP.
  public static let zip = UTType("public.zip-archive", "zip", "application/zip")
  /// A file in gzip.
  public static let gzip = UTType("org.gnu.gnu-zip-archive", "gz", "application/gzip")
  /// A spreadsheet.
  public static let spreadsheet = UTType("public.spreadsheet", nil)
  /// A presentation.
  public static let presentation = UTType("public.presentation", nil)
  /// A database.
  public static let database = UTType("public.database", nil)
  /// A font.
  public static let font = UTType("public.font", nil)
  /// A book in EPUB.
  public static let epub = UTType("org.idpf.epub-container", "epub", "application/epub+zip")
  /// A person's addresses.
  public static let contact = UTType("public.contact", nil)
  /// A person's addresses in vCard.
  public static let vCard = UTType("public.vcard", "vcf", "text/vcard")
  /// An event.
  public static let calendarEvent = UTType("public.calendar-event", nil)
  /// A model in USDZ.
  public static let usdz = UTType(
    "com.pixar.universal-scene-description-mobile",
    "usdz",
    "model/vnd.usdz+zip"
  )
  /// A program.
  public static let application = UTType("com.apple.application", nil)
  /// Executable code.
  public static let executable = UTType("public.executable", nil)

  /// All known types.
  static let known: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .url,
    .fileURL, .text, .plainText, .utf8PlainText, .rtf, .html, .xml, .yaml, .json, .propertyList,
    .commaSeparatedText, .tabSeparatedText, .sourceCode, .swiftSource, .javaScript, .image, .png,
    .jpeg, .gif, .tiff, .heic, .webP, .svg, .pdf, .audiovisualContent, .movie, .video,
    .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav, .archive, .zip, .gzip, .spreadsheet,
    .presentation, .database, .font, .epub, .contact, .vCard, .calendarEvent, .usdz, .application,
    .executable,
  ]

  /// The supertypes of types.
  static let parents: [String: String] = [
    "public.composite-content": "public.content",
    "public.data": "public.item",
    "public.directory": "public.item",
    "public.folder": "public.directory",
    "com.apple.package": "public.directory",
    "com.apple.bundle": "public.directory",
    "public.url": "public.data",
    "public.file-url": "public.url",
    "public.text": "public.data",
    "public.plain-text": "public.text",
    "public.utf8-plain-text": "public.plain-text",
    "public.rtf": "public.text",
    "public.html": "public.text",
    "public.xml": "public.text",
    "public.yaml": "public.text",
    "public.json": "public.text",
    "com.apple.property-list": "public.data",
    "public.comma-separated-values-text": "public.text",
    "public.tab-separated-values-text": "public.text",
    "public.source-code": "public.plain-text",
    "public.swift-source": "public.source-code",
    "com.netscape.javascript-source": "public.source-code",
    "public.image": "public.data",
    "public.png": "public.image",
    "public.jpeg": "public.image",
    "com.compuserve.gif": "public.image",
    "public.tiff": "public.image",
    "public.heic": "public.image",
    "org.webmproject.webp": "public.image",
    "public.svg-image": "public.image",
    "com.adobe.pdf": "public.data",
    "public.audiovisual-content": "public.data",
    "public.movie": "public.audiovisual-content",
    "public.video": "public.movie",
    "public.mpeg-4": "public.movie",
    "com.apple.quicktime-movie": "public.movie",
    "public.audio": "public.audiovisual-content",
    "public.mp3": "public.audio",
    "com.microsoft.waveform-audio": "public.audio",
    "public.archive": "public.data",
    "public.zip-archive": "public.archive",
    "org.gnu.gnu-zip-archive": "public.archive",
    "public.spreadsheet": "public.content",
    "public.presentation": "public.composite-content",
    "public.font": "public.data",
    "org.idpf.epub-container": "public.data",
    "public.vcard": "public.text",
    "com.pixar.universal-scene-description-mobile": "public.data",
    "public.executable": "public.item",
  ]
}
