internal import Foundation
internal import Synchronization
package import ViewValues

/// The images, colours, strings and fonts beside the sources of a screen (V11.1, V11.7).
///
/// Files are searched on demand.
package final class AssetCatalogue: Sendable {
  private struct Known {
    var index: AssetIndex?
    var tables: StringTables?
    var imageSets: [String: ImageSet] = [:]
    var colorSets: [String: ColorSet] = [:]
    var dataSets: [String: DataSet] = [:]
    var sizes: [String: Size] = [:]
    var reported: Set<String> = []
    /// The catalogues of modules' bundles, by name.
    var bundles: [String: AssetCatalogue]
  }

  private let folders: [String]
  private let others: [String]
  /// The language of the developers.
  private let developmentLanguage: String
  private let sizes: ImageSizes?
  /// The literals in the sources.
  package let sources: SourceLiterals
  private let output: @Sendable (String) -> Void
  private let known: Mutex<Known>

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - folders: The folders of the sources.
  ///   - others: Files and folders of assets elsewhere.
  ///   - bundles: The bundles of modules.
  ///   - developmentLanguage: The language of the keys.
  ///   - sizes: The sizes of images that earlier runs have read.
  ///   - sources: The literals in the sources, for diagnostics of missing names.
  ///   - report: Called with each missing asset once; by default it prints to standard error.
  package init(
    folders: [String],
    others: [String] = [],
    bundles: [AssetBundle] = [],
    developmentLanguage: String = "en",
    sizes: ImageSizes? = nil,
    sources: SourceLiterals = SourceLiterals(files: []),
    report: @escaping @Sendable (String) -> Void = { message in
      guard !AssetCatalogue.isQuiet else { return }
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  ) {
    self.folders = folders
    self.others = others
    self.developmentLanguage = Languages.tag(developmentLanguage)
    self.sizes = sizes
    self.sources = sources
    output = report
    known = Mutex(Known(bundles: [:]))
    for bundle in bundles { learn(bundle) }
  }

  /// The catalogues of modules' bundles, by name.
  var bundles: [String: AssetCatalogue] { known.withLock(\.bundles) }

  /// Adds a bundle, unless one of its name is known.
  package func learn(_ bundle: AssetBundle) {
    known.withLock { known in
      guard known.bundles[bundle.name] == nil else { return }
      known.bundles[bundle.name] = AssetCatalogue(
        folders: [],
        others: bundle.resources,
        developmentLanguage: bundle.language,
        sizes: sizes,
        sources: sources,
        report: output
      )
    }
  }

  var index: AssetIndex {
    known.withLock { known in
      if let index = known.index { return index }
      let index = AssetIndex(folders: folders, others: others)
      known.index = index
      return index
    }
  }

  /// Reports a message once.
  private func report(_ message: String) {
    if known.withLock({ $0.reported.insert(message).inserted }) { output(message) }
  }

  /// Warns once of a missing name, at its place in the sources.
  package func warn(of name: String, _ message: String) {
    guard known.withLock({ $0.reported.insert(message).inserted }) else { return }
    let place = sources.place(of: name).map { "\($0.file):\($0.line):\($0.column)" }
    output("\(place ?? "espalier"): warning: \(message)")
  }

  // MARK: Images

  /// Returns the version of an image for a screen; nil, after a warning, if there is none of that
  /// name.
  package func image(_ name: String, for traits: AssetTraits) -> ImageAsset? {
    let (place, name) = place(of: name, .image)
    if place !== self { return place.image(name, for: traits) }
    let index = index
    if index.symbolSets[name] != nil { return .symbol(name) }
    if let folder = index.imageSets[name] {
      guard let set = imageSet(atPath: folder) else { return nil }
      guard let version = set.version(for: traits) else {
        report("\(folder): warning: the image set has no image for this screen")
        return nil
      }
      guard let pixels = size(ofFile: folder + "/" + version.file) else { return nil }
      var picture = version.picture(in: folder, pixels: pixels, set: set)
      picture.isMirrored = traits.mirrors(version)
      return .picture(picture)
    }
    guard let files = index.looseImages[name] else {
      let message = "there is no image named '\(name)' beside the sources; nothing is shown"
      warn(of: name, message + hint(name, .image))
      return nil
    }
    let file = ImageSet.closest(files, to: traits.scale) { $0.scale }
    guard let file, let pixels = size(ofFile: file.path) else { return nil }
    let size = Size(width: pixels.width / file.scale, height: pixels.height / file.scale)
    return .picture(ImageAsset.Picture(path: file.path, size: size, scale: file.scale))
  }

  private func imageSet(atPath folder: String) -> ImageSet? {
    known.withLock { known in
      if let set = known.imageSets[folder] { return set }
      let set = attempt(folder + "/Contents.json", &known) { try ImageSet(atPath: $0) }
      known.imageSets[folder] = set
      return set
    }
  }

  /// The size of a file in pixels, or in points if it has no pixels.
  package func size(ofFile path: String) -> Size? {
    if let size = known.withLock({ $0.sizes[path] }) { return size }
    let file = sizes == nil ? nil : ImageSizes.identity(ofFile: path)
    guard let size = file.flatMap({ sizes?.size(of: $0) }) ?? ImageFile.size(atPath: path) else {
      report("\(path): warning: no image that can be read; nothing is shown")
      return nil
    }
    if let file { sizes?.keep(size, of: file) }
    known.withLock { $0.sizes[path] = size }
    return size
  }

  // MARK: Colours

  /// Whether there is a colour of a name.
  package func hasColor(_ name: String) -> Bool { index.has(name, .color) }

  /// Warns once if there is no colour of a name.
  package func warnOfMissingColor(_ name: String) {
    let (place, name) = place(of: name, .color)
    guard !place.hasColor(name) else { return }
    let message = "there is no colour named '\(name)' beside the sources; it is clear"
    warn(of: name, message + hint(name, .color))
  }

  /// Returns the version of a colour for a screen; nil, after a warning, if there is none of that
  /// name.
  package func color(_ name: String, for traits: AssetTraits) -> ColorValue? {
    let (place, name) = place(of: name, .color)
    if place !== self { return place.color(name, for: traits) }
    guard let folder = index.colorSets[name] else {
      warnOfMissingColor(name)
      return nil
    }
    let set: ColorSet? = known.withLock { known in
      if let set = known.colorSets[folder] { return set }
      let set = attempt(folder + "/Contents.json", &known) { try ColorSet(atPath: $0) }
      known.colorSets[folder] = set
      return set
    }
    return set?.color(for: traits)
  }

  private func attempt<Result>(
    _ path: String,
    _ known: inout Known,
    _ body: (String) throws -> Result
  ) -> Result? {
    do {
      return try body(path)
    } catch {
      let message = "\(path): warning: cannot be read: \(error.localizedDescription)"
      if known.reported.insert(message).inserted { output(message) }
      return nil
    }
  }

  // MARK: Data

  /// Returns the file of a data set; nil, after a warning, if there is none of that name.
  package func data(_ name: String, for traits: AssetTraits) -> String? {
    let (place, name) = place(of: name, .data)
    if place !== self { return place.data(name, for: traits) }
    guard let folder = index.dataSets[name] else {
      let message = "there is no set of data named '\(name)' beside the sources"
      warn(of: name, message + hint(name, .data))
      return nil
    }
    let set: DataSet? = known.withLock { known in
      if let set = known.dataSets[folder] { return set }
      let set = attempt(folder + "/Contents.json", &known) { try DataSet(atPath: $0) }
      known.dataSets[folder] = set
      return set
    }
    guard let file = set?.file(for: traits) else { return nil }
    return folder + "/" + file
  }

  // MARK: Words

  /// Returns the format of a key in a table, and its language; nil if the table has none.
  ///
  /// - Parameters:
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the program's own.
  ///   - locale: A language tag.
  package func format(
    _ key: String,
    table: String?,
    bundle: String? = nil,
    locale: String
  ) -> (format: LocalizedFormat, language: String)? {
    if let own = bundle.flatMap({ bundles[$0] }) {
      return own.format(key, table: table, locale: locale)
    }
    let tables = tables
    if let table, !tables.hasTable(table) {
      warn(of: table, "there is no table of strings named '\(table)' beside the sources")
      return nil
    }
    return tables.format(key, table: table ?? "Localizable", locale: locale)
  }

  private var tables: StringTables {
    let index = index
    return known.withLock { known in
      if let tables = known.tables { return tables }
      let output = output
      let tables = StringTables(
        files: index.tables,
        catalogues: index.stringCatalogues,
        developmentLanguage: developmentLanguage,
        report: output
      )
      known.tables = tables
      return tables
    }
  }

  // MARK: The rest

  /// Returns the languages of a bundle's strings, as sorted tags.
  ///
  /// - Parameter bundle: The bundle; nil for the program's own.
  package func languages(ofBundle bundle: String?) -> [String] {
    (bundle.flatMap { bundles[$0] } ?? self).tables.languages
  }

  /// The language of a bundle's developers.
  package func developmentLanguage(ofBundle bundle: String?) -> String {
    (bundle.flatMap { bundles[$0] } ?? self).developmentLanguage
  }

  /// The font files beside the sources, those of modules included.
  package var fontFiles: [String] { index.fonts + bundles.values.flatMap(\.index.fonts).sorted() }
}
