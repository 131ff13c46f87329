/// The kind of sources in a folder that a command is given.
enum FolderKind {
  case specs
  case swiftSources
  case neither

  /// Looks into a folder: what lies nearest to it decides, since applications have JSON files among
  /// their resources, and spec folders may have sources to compare with.
  init(_ folder: String) {
    var level = [folder]
    var seen: Set<FolderIdentity> = []
    var count = 0
    while !level.isEmpty {
      var (sources, documents, next): ([String], [String], [String]) = ([], [], [])
      // Links may lead back.
      for folder in level where FolderIdentity(folder).map({ seen.insert($0).inserted }) == true {
        for name in Files.names(in: folder) {
          count += 1
          guard count <= FolderWalk.mostEntries else { break }
          let path = folder + "/" + name
          if name.hasSuffix(".swift") {
            sources.append(path)
          } else if name.hasSuffix(".json"), !name.hasSuffix(".schema.json") {
            documents.append(path)
          } else if !name.contains("."), Files.isFolder(path) {
            next.append(path)
          }
        }
      }
      if sources.isEmpty, documents.isEmpty {
        level = next
        continue
      }
      let isSource =
        documents.isEmpty || !sources.isEmpty && !documents.contains(where: Self.isSpec)
      self = isSource ? .swiftSources : .specs
      return
    }
    self = .neither
  }

  private static func isSpec(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return false }
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.contains("\"view\"") || text.contains("\"cases\"")
  }
}
