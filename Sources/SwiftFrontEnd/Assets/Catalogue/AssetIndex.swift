internal import Foundation

/// The paths of the assets beside the sources, by name; their contents are not read.
struct AssetIndex: Sendable {
  /// The folders of image sets, in catalogues.
  var imageSets: [String: String] = [:]
  /// The folders of custom symbols.
  var symbolSets: [String: String] = [:]
  /// The folders of colour sets.
  var colorSets: [String: String] = [:]
  /// The folders of data sets.
  var dataSets: [String: String] = [:]
  /// The image files outside of catalogues, by their names without scale; several scales of each.
  var looseImages: [String: [LooseImage]] = [:]
  /// The string tables, by name and language.
  var tables: [String: [String: StringTables.Files]] = [:]
  /// The string catalogues, by the names of their tables.
  var stringCatalogues: [String: [String]] = [:]
  /// The font files.
  var fonts: [String] = []
  /// The catalogues of images, colours and data.
  private(set) var catalogues: [String] = []

  /// An image outside of a catalogue.
  struct LooseImage: Sendable, Hashable {
    let path: String
    /// The count of pixels in a point.
    let scale: Double
  }

  /// Whether there is something of a name.
  func has(_ name: String, _ kind: AssetCatalogue.Kind) -> Bool {
    switch kind {
    case .image: imageSets[name] != nil || symbolSets[name] != nil || looseImages[name] != nil
    case .color: colorSets[name] != nil
    case .data: dataSets[name] != nil
    }
  }

  /// Catalogues, string tables, fonts and loose images, in this order.
  var files: [String] {
    let words =
      tables.values.flatMap(\.values).flatMap { $0.strings + $0.plurals }
      + stringCatalogues.values.joined()
    let images = Set(looseImages.values.joined().map(\.path))
    return catalogues.sorted() + words.sorted() + fonts + images.sorted()
  }

  /// The maximum depth of folders.
  private static let maximumDepth = 12
  private static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "tif", "tiff", "bmp", "ico",
  ]
  /// The folders of tools beside sources.
  private static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]

  /// Finds the assets in folders and their subfolders, in the folders around them up to the
  /// project's, and elsewhere.
  init(folders: [String], others: [String] = []) {
    var seen = SeenFolders()
    for folder in folders {
      let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
      scan(folder, depth: 0, &seen)
      for outer in AssetIndex.foldersAround(folder) { scanOuter(outer, &seen) }
    }
    for path in others { add(named: path, &seen) }
    fonts.sort()
  }

  /// Adds a file or a folder that a project names, unless it has been found.
  private mutating func add(named path: String, _ seen: inout SeenFolders) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { return scan(path, depth: 0, &seen) }
    let folder = (path as NSString).deletingLastPathComponent
    if !seen.contains(folder) { note(file: path, language: AssetIndex.language(of: folder)) }
  }

  /// The language that a folder is for; none if it is for all.
  private static func language(of folder: String) -> String {
    let name = (folder as NSString).lastPathComponent as NSString
    return name.pathExtension == "lproj" ? Languages.tag(name.deletingPathExtension) : ""
  }

  /// Returns the folders around a folder up to its project's; none outside of a project.
  private static func foldersAround(_ folder: String) -> [String] {
    var folders: [String] = []
    var folder = folder
    while !isProject(folder) {
      let outer = (folder as NSString).deletingLastPathComponent
      if outer == folder || outer.isEmpty { return [] }
      folders.append(outer)
      folder = outer
    }
    return folders
  }

  private static func isProject(_ folder: String) -> Bool { isProject(entries(of: folder)) }

  private static func isProject(_ entries: [String]) -> Bool {
    entries.contains { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Of the outer folders only catalogues and resources belong to the whole program.
  private mutating func scanOuter(_ folder: String, _ seen: inout SeenFolders) {
    for name in AssetIndex.entries(of: folder) {
      let path = folder + "/" + name
      let type = (name as NSString).pathExtension
      if type == "xcassets" || type == "lproj" || name == "Resources" || name == "Preview Content" {
        scan(path, depth: 0, &seen)
      } else if type == "xcstrings" {
        note(file: path, language: "")
      }
    }
  }

  private mutating func scan(_ folder: String, depth: Int, _ seen: inout SeenFolders) {
    guard depth <= AssetIndex.maximumDepth, seen.insert(folder) else { return }
    let type = (folder as NSString).pathExtension
    if type == "xcassets" {
      catalogues.append(folder)
      return scanCatalogue(folder, prefix: "", depth: depth)
    }
    let language = AssetIndex.language(of: folder)
    let entries = AssetIndex.entries(of: folder)
    // A nested project belongs to another program.
    if depth > 0, AssetIndex.isProject(entries) { return }
    for name in entries where !name.hasPrefix(".") && seen.count() {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        note(file: path, language: language)
        continue
      }
      if AssetIndex.foreignFolders.contains(name) || name.hasSuffix(".xcodeproj") { continue }
      scan(path, depth: depth + 1, &seen)
    }
  }

  private mutating func note(file path: String, language: String) {
    let file = (path as NSString).lastPathComponent as NSString
    let name = file.deletingPathExtension
    switch file.pathExtension.lowercased() {
    case "strings": tables[name, default: [:]][language, default: .init()].strings.append(path)
    case "stringsdict": tables[name, default: [:]][language, default: .init()].plurals.append(path)
    case "xcstrings": stringCatalogues[name, default: []].append(path)
    case "ttf", "otf", "ttc": fonts.append(path)
    case let type where AssetIndex.imageTypes.contains(type):
      var (base, scale) = (name, 1.0)
      for number in [2.0, 3.0] where name.hasSuffix("@\(Int(number))x") {
        (base, scale) = (String(name.dropLast(3)), number)
      }
      let image = LooseImage(path: path, scale: scale)
      looseImages[base, default: []].append(image)
      looseImages["\(base).\(file.pathExtension)", default: []].append(image)
    default: break
    }
  }

  /// The folders that were searched: each once, whatever links lead to it, and none because of a
  /// link that leads back up.
  private struct SeenFolders {
    /// The limit of entries, more than any project has.
    private static let mostEntries = 100_000

    private var paths: Set<String> = []
    private var entries = 0

    /// Records a folder; false if it was searched already, or is an ancestor of the current one.
    mutating func insert(_ folder: String) -> Bool {
      guard let place = realpath(folder, nil) else { return false }
      defer { free(place) }
      let path = String(cString: place)
      let isLink = path != folder
      let isAround = path == "/" || isLink && paths.contains { $0.hasPrefix(path + "/") }
      return !isAround && paths.insert(path).inserted
    }

    func contains(_ folder: String) -> Bool {
      guard let place = realpath(folder, nil) else { return false }
      defer { free(place) }
      return paths.contains(String(cString: place))
    }

    /// Counts an entry; false if there are too many.
    mutating func count() -> Bool {
      entries += 1
      return entries <= SeenFolders.mostEntries
    }
  }

  // MARK: Catalogues

  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?
  }

  private mutating func scanCatalogue(_ folder: String, prefix: String, depth: Int) {
    guard depth <= AssetIndex.maximumDepth else { return }
    for entry in AssetIndex.entries(of: folder) where !entry.hasPrefix(".") {
      let path = folder + "/" + entry
      let name = prefix + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset": imageSets[name] = imageSets[name] ?? path
      case "symbolset": symbolSets[name] = symbolSets[name] ?? path
      case "dataset": dataSets[name] = dataSets[name] ?? path
      case "colorset": colorSets[name] = colorSets[name] ?? path
      case "":
        guard let data = try? AssetFile.contents(path + "/Contents.json") else {
          if entry != "Contents.json" { scanCatalogue(path, prefix: prefix, depth: depth + 1) }
          continue
        }
        let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
        let isNamespace = contents?.properties?.providesNamespace == true
        scanCatalogue(path, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }
}
