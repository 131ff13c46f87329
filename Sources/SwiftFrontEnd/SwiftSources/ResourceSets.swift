/// The images and colours of the catalogues that belong to a module, by their names, and its models of Core Data.
///
/// They are where the program itself looks for them (`AssetIndex`): in the module's folder and those
/// in it, right in the folders around it up to that of its project, and where the project says.
struct ResourceSets {
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  /// The folders of models.
  private var models: [String] = []
  /// The paths of sets whose names are no text, or have line feeds.
  private var unusable: Set<String> = []

  /// The depth to which folders are searched, the same as the program's.
  private static let maximumDepth = 12

  /// None.
  init() {}

  /// Finds the sets.
  ///
  /// - Parameters:
  ///   - folder: The folder that all of the module's files are in.
  ///   - others: The resources of the module's project from elsewhere.
  init(besideSourcesIn folder: String, and others: [String] = []) {
    scan(folder)
    for path in others where Files.isFolder(path) { scan(path) }
    var (folder, around) = (folder, [String]())
    while !ProjectFolder.isProject(folder) {
      guard let outer = Files.folder(of: folder), outer != folder else { return }
      around.append(outer)
      folder = outer
    }
    for folder in around {
      for name in Files.names(in: folder)
      where name.hasSuffix(".xcassets") || name == "Resources" || name == "Preview Content" {
        scan(folder + "/" + name)
      }
    }
  }

  /// Swift source of the names that Xcode makes for them, and of the classes of models.
  ///
  /// - Parameter bundle: The bundle that they are in, as an expression.
  func source(bundle: String) -> String {
    ResourceNames(bundle: bundle).source(images: images.sorted(), colors: colors.sorted())
      + DataModelSource(models.compactMap { DataModel(in: $0) }).text
  }

  /// Messages about sets without a name in Swift, and about those left out.
  var remarks: [String] {
    let nameless = ResourceNames.nameless(images: images.sorted(), colors: colors.sorted())
    return [
      ResourceSets.remark(
        "sets of catalogues without a letter in their names have no name in Swift; they are found by "
          + "Image(\"…\") and Color(\"…\") alone",
        nameless
      ),
      ResourceSets.remark(
        "sets of catalogues with names that are not UTF-8 or have line feeds are left out",
        unusable.sorted()
      ),
    ].compactMap(\.self)
  }

  private static func remark(_ words: String, _ names: [String]) -> String? {
    if names.isEmpty { return nil }
    let shown = names.prefix(5).map { name in
      // Control characters must not reach a terminal.
      "'" + String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
        + "'"
    }
    return "warning: \(words): " + shown.joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }

  private mutating func scan(_ folder: String) {
    if folder.hasSuffix(".xcassets") { return scanCatalogue(folder, prefix: "", depth: 0) }
    if ResourceSets.isModel(folder) { return add(model: folder) }
    var catalogues: [String] = []
    var models: [String] = []
    FolderWalk.run(folder) { entry in
      guard entry.isFolder, !ProjectFolder.foreignNames.contains(entry.name) else { return false }
      if entry.name.hasSuffix(".xcassets") {
        catalogues.append(entry.path)
        return false
      }
      if ResourceSets.isModel(entry.name) {
        models.append(entry.path)
        return false
      }
      // The files of a nested project belong to another program.
      return !entry.name.hasSuffix(".xcodeproj") && entry.depth < ResourceSets.maximumDepth
        && !ProjectFolder.isProject(entry.path)
    }
    for catalogue in catalogues { scanCatalogue(catalogue, prefix: "", depth: 0) }
    for model in models { add(model: model) }
  }

  /// Whether a folder's name is that of a model.
  private static func isModel(_ name: String) -> Bool {
    name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
  }

  private mutating func add(model folder: String) {
    if !models.contains(folder) { models.append(folder) }
  }

  private mutating func scanCatalogue(_ folder: String, prefix: String, depth: Int) {
    guard depth <= ResourceSets.maximumDepth else { return }
    for name in Files.unusableNames(in: folder) where name.hasSuffix("set") {
      unusable.insert(prefix + name)
    }
    for entry in Files.names(in: folder) {
      let path = folder + "/" + entry
      let dot = entry.lastIndex(of: ".")
      let name = prefix + entry[..<(dot ?? entry.endIndex)]
      switch dot.map({ entry[$0...] }) {
      case ".imageset", ".symbolset": images.insert(name)
      case ".colorset": colors.insert(name)
      case nil where Files.isFolder(path) && !Files.isLink(path):
        let isNamespace = ResourceSets.isNamespace(path)
        scanCatalogue(path, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  /// Whether the names in a folder of a catalogue begin with that of the folder.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = try? Files.read(folder + "/Contents.json", atMost: 1 << 20) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }
}
