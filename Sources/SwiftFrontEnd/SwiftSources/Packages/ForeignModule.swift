internal import ProjectModel

/// An entry of the cache for a module that is not compiled here: one that SwiftPM has built, or a library of
/// the system.
struct ForeignModule {
  private let target: PackageTarget
  private let entry: CachedModule
  private let toolchain: Toolchain

  init(_ target: PackageTarget, _ entry: CachedModule, _ toolchain: Toolchain) {
    (self.target, self.entry, self.toolchain) = (target, entry, toolchain)
  }

  /// Takes what SwiftPM has built.
  ///
  /// - Parameter folder: The folder in which SwiftPM builds.
  /// - Returns: The reason if that is impossible; nil if the module is there.
  func take(from folder: String) throws(Failure) -> String? {
    let own = "\(folder)/\(target.module).build"
    var objects: [String] = []
    FolderWalk.run(own) { item in
      if !item.isFolder, item.name.hasSuffix(".o") { objects.append(item.path) }
      return true
    }
    guard !objects.isEmpty else { return "SwiftPM has built nothing of it" }
    switch target.language {
    case .swift:
      let name = target.module + ".swiftmodule"
      let interface = try Files.read("\(folder)/Modules/\(name)")
      try Files.write(interface, to: "\(entry.folder)/\(name)")
    case .c:
      if let map = try? Files.read(own + "/module.modulemap") {
        try Files.write(map, to: entry.folder + "/module.modulemap")
      }
    case .system: break
    }
    var libraries = target.linkedLibraries
    if ForeignSources.holdPlusPlus(target.files) { libraries.append("stdc++") }
    return try finish(objects.sorted(), libraries)
  }

  /// Makes the entry of a library of the system.
  ///
  /// - Returns: The reason if that is impossible; nil if it is there.
  func takeSystemLibrary() throws(Failure) -> String? {
    var libraries: [String] = []
    for file in target.files where file.hasSuffix(".modulemap") {
      let words = SwiftToken.all(in: try Files.read(file))
      for (word, next) in zip(words, words.dropFirst()) where word == .word("link") {
        if case .text(let name) = next { libraries.append(name) }
      }
    }
    return try finish([], libraries)
  }

  /// Makes one object of several, after a look whether the system has the libraries.
  private func finish(_ objects: [String], _ libraries: [String]) throws(Failure) -> String? {
    let clang = toolchain.program("clang")
    let flags = libraries.map { "-l" + $0 }
    if !flags.isEmpty {
      let trial = entry.folder + "/trial.so"
      let command = [clang, "-shared", "-o", trial, "-x", "c", "/dev/null"] + flags
      let result = try Subprocess(command).run()
      Files.remove(trial)
      guard result.status == 0 else {
        return "the system does not have what it is linked with: "
          + libraries.joined(separator: ", ")
      }
    }
    try Files.write(Array(flags.joined(separator: "\n").utf8), to: entry.linked)
    let command =
      objects.isEmpty
      ? [clang, "-c", "-x", "c", "/dev/null", "-o", entry.object]
      : [clang, "-r", "-nostdlib", "-o", entry.object] + objects
    let result = try Subprocess(command).run()
    return result.status == 0 ? nil : "its objects cannot be joined: \(result.output.prefix(200))"
  }
}
