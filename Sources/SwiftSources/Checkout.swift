/// A checkout of the project that the command was built in.
struct Checkout {
  private let root: String
  /// Where the command and what was built with it are.
  private let products: String

  /// The checkout around the command; nil if there is none.
  init?(around command: String) {
    products = Files.folder(of: command) ?? "/"
    var folder = command
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

  /// Whether the command was built to find mistakes.
  ///
  /// It takes the library of the same build, as it is, so that tests need no other one; and SwiftPM may
  /// not be called by what it has called.
  private var isDebugging: Bool { Files.name(of: products) == "debug" }

  /// What is made of the checkout, in the form of an installed library.
  var libraryFolder: String { root + "/.build/espalier" + (isDebugging ? "-debug" : "") }

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
      let builder = LibraryBuilder(
        root: root,
        folder: libraryFolder,
        products: isDebugging ? products : root + "/.build/release",
        toolchain: toolchain
      )
      try builder.build(isLibraryBuilt: isDebugging, progress: progress)
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
    if isDebugging {
      let library = products + "/lib\(LibraryFolder.product).so"
      hash.append(Array((Files.stamp(library)?.text ?? "").utf8))
      for folder in ["EspalierMacros", "EspalierSources", "Shims"] {
        FolderStamps.append(root + "/Sources/" + folder, to: &hash)
      }
      return hash.hex()
    }
    for file in ["/Package.swift", "/Package.resolved"] {
      hash.append(Array((Files.stamp(root + file)?.text ?? "").utf8))
    }
    FolderStamps.append(root + "/Sources", to: &hash)
    return hash.hex()
  }
}
