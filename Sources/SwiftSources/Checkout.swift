/// A checkout of the project that the command was built in.
struct Checkout {
  private let root: String

  /// The checkout around a file; nil if there is none.
  init?(around file: String) {
    var folder = file
    while let parent = Files.folder(of: folder), parent != folder {
      folder = parent
      if Files.exists(folder + "/Package.swift"), Files.isFolder(folder + "/Sources/EspalierMacros")
      {
        root = folder
        return
      }
    }
    return nil
  }

  /// What is made of the checkout, in the form of an installed library.
  var libraryFolder: String { root + "/.build/espalier" }

  /// Builds what is missing or older than its sources.
  func build(with toolchain: Toolchain, progress: (String) -> Void) throws(Failure) {
    let stamp = libraryFolder + "/built"
    let signature = signature(toolchain)
    guard !isBuilt(stamp, signature) else { return }
    try Files.makeFolder(libraryFolder)
    try FileLock.holding(libraryFolder + "/lock") { () throws(Failure) in
      // Another command may have done it in the meantime.
      guard !isBuilt(stamp, signature) else { return }
      Files.remove(stamp)
      let builder = LibraryBuilder(root: root, folder: libraryFolder, toolchain: toolchain)
      try builder.build(progress: progress)
      try Files.write(Array(signature.utf8), to: stamp)
    }
  }

  private func isBuilt(_ stamp: String, _ signature: String) -> Bool {
    guard let built = try? Files.read(stamp) else { return false }
    return built == Array(signature.utf8)
      && Files.exists(LibraryFolder(path: libraryFolder, checkout: nil).library)
  }

  /// What changes when anything changes that the library is made of.
  private func signature(_ toolchain: Toolchain) -> String {
    var hash = ContentHash()
    hash.append(Array(toolchain.identity.utf8))
    for file in ["/Package.swift", "/Package.resolved"] {
      hash.append(Array((Files.stamp(root + file)?.text ?? "").utf8))
    }
    FolderStamps.append(root + "/Sources", to: &hash)
    return hash.hex()
  }
}
