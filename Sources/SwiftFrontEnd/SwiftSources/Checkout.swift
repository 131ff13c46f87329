/// A checkout of the project that the command was built in.
struct Checkout {
  private let root: String
  /// The folder of the command and the products built with it.
  private let products: String

  /// The checkout around the command; nil if there is none.
  init?(around command: String) {
    products = Files.folder(of: command) ?? "/"
    var folder = command
    while let parent = Files.folder(of: folder), parent != folder {
      folder = parent
      if Files.exists(folder + "/Package.swift"),
        Files.isFolder(folder + "/Sources/SwiftFrontEnd/CompilerTools")
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

  /// The sources of Apple's frameworks.
  var frameworks: String { root + "/Sources/SwiftFrontEnd/Frameworks" }

  /// The folder in which the checkout takes the form of an installed library.
  var libraryFolder: String { root + "/.build/espalier" + (isDebugging ? "-debug" : "") }

  /// Builds the products that are missing or older than the command.
  ///
  /// The library is that of the last build, as the command is: 'tools/espalier' builds both. To ask a
  /// thousand sources whether they have changed would take longer than most screens.
  func build(with toolchain: Toolchain, progress: (String) -> Void) throws(Failure) {
    let stamp = libraryFolder + "/built"
    guard !isBuilt(stamp, toolchain) else { return }
    try Files.makeFolder(libraryFolder)
    try FileLock.holding(libraryFolder + "/lock") { () throws(Failure) in
      // Another command may have done it in the meantime.
      guard !isBuilt(stamp, toolchain) else { return }
      Files.remove(stamp)
      let builder = LibraryBuilder(
        root: root,
        folder: libraryFolder,
        products: products,
        toolchain: toolchain
      )
      try builder.build(isLibraryBuilt: isDebugging, progress: progress)
      try Files.write(Array(signature(toolchain).utf8), to: stamp)
    }
  }

  private func isBuilt(_ stamp: String, _ toolchain: Toolchain) -> Bool {
    guard let built = try? Files.read(stamp) else { return false }
    return built == Array(signature(toolchain).utf8)
      && Files.exists(LibraryFolder(path: libraryFolder, checkout: nil).library)
  }

  /// A text that changes with any product of the last build, and with the files built beside it.
  private func signature(_ toolchain: Toolchain) -> String {
    var hash = ContentHash()
    hash.append(Array(toolchain.identity.utf8))
    var files = [products + "/lib\(LibraryFolder.product).so"]
    // If it was not built here, the library belongs to the command that made it.
    if !isDebugging { files.append(products + "/espalier") }
    for file in files { hash.append(Array((Files.stamp(file)?.text ?? "").utf8)) }
    for folder in ["CompilerTools", "Shims"] {
      FolderStamps.append(root + "/Sources/SwiftFrontEnd/" + folder, to: &hash)
    }
    return hash.hex()
  }
}
