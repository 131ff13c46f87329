/// The images and colours of the catalogues that belong to a module, by their names.
///
/// They are where the program itself looks for them (`AssetIndex`): in the module's folder and those
/// in it, right in the folders around it up to that of its project, and where the project says.
struct ResourceSets {
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []

  /// How many folders deep is looked, as the program does.
  private static let maximumDepth = 12
  private static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]

  /// Finds the sets.
  ///
  /// - Parameters:
  ///   - folder: The folder that all of the module's files are in.
  ///   - others: What the module's project takes along from elsewhere.
  init(besideSourcesIn folder: String, and others: [String] = []) {
    scan(folder, depth: 0)
    for path in others where Files.isFolder(path) { scan(path, depth: 0) }
    var (folder, around) = (folder, [String]())
    while !ResourceSets.isProject(folder) {
      guard let outer = Files.folder(of: folder), outer != folder else { return }
      around.append(outer)
      folder = outer
    }
    for folder in around {
      for name in Files.names(in: folder)
      where name.hasSuffix(".xcassets") || name == "Resources" || name == "Preview Content" {
        scan(folder + "/" + name, depth: 0)
      }
    }
  }

  /// Swift source of the names that Xcode makes for them.
  ///
  /// - Parameter bundle: The bundle that they are in, as an expression.
  func source(bundle: String) -> String {
    ResourceNames(bundle: bundle).source(images: images.sorted(), colors: colors.sorted())
  }

  private static func isProject(_ folder: String) -> Bool {
    Files.exists(folder + "/.git") || Files.exists(folder + "/Package.swift")
      || Files.names(in: folder).contains { $0.hasSuffix(".xcodeproj") }
  }

  private mutating func scan(_ folder: String, depth: Int) {
    guard depth <= ResourceSets.maximumDepth else { return }
    if folder.hasSuffix(".xcassets") { return scanCatalogue(folder, prefix: "", depth: depth) }
    // What is in a project of its own belongs to another program.
    if depth > 0, ResourceSets.isProject(folder) { return }
    for name in Files.names(in: folder) {
      let path = folder + "/" + name
      if ResourceSets.foreignFolders.contains(name) || name.hasSuffix(".xcodeproj") { continue }
      if Files.isFolder(path) { scan(path, depth: depth + 1) }
    }
  }

  private mutating func scanCatalogue(_ folder: String, prefix: String, depth: Int) {
    guard depth <= ResourceSets.maximumDepth else { return }
    for entry in Files.names(in: folder) {
      let path = folder + "/" + entry
      let dot = entry.lastIndex(of: ".")
      let name = prefix + entry[..<(dot ?? entry.endIndex)]
      switch dot.map({ entry[$0...] }) {
      case ".imageset", ".symbolset": images.insert(name)
      case ".colorset": colors.insert(name)
      case nil where Files.isFolder(path):
        let isNamespace = ResourceSets.isNamespace(path)
        scanCatalogue(path, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  /// Whether the names in a folder of a catalogue begin with that of the folder.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = try? Files.read(folder + "/Contents.json") else { return false }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }
}
