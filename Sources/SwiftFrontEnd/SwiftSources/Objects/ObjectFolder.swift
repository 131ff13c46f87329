import Glibc

/// A folder in which what a module was compiled to stays, an object a file, so that an edit compiles what it
/// changes and nothing else.
///
/// Which files depend on which others is the compiler's knowledge (`-incremental`): it writes what each uses
/// and declares beside its object, and a record of the last run. It looks at times of files, which say too
/// little here, since what it reads is rewritten: so the object of a file goes when the bytes that are
/// compiled are others than before, and a file without an object is compiled. One command uses the folder at
/// a time. A run that was ended leaves a mark, and the next one begins anew.
struct ObjectFolder {
  let path: String
  /// Keeps others out as long as this value is there.
  private let lock: FileLock

  /// The fewest files of a module whose objects are kept: fewer are compiled together as fast.
  static let fewestFiles = 6

  private var mark: String { path + "/unfinished" }
  private var record: String { path + "/compiled" }
  /// The compiler's map of the outputs for each file.
  var map: String { path + "/outputs.json" }
  private var objects: String { path + "/objects" }
  /// The interfaces of the modules of packages that the sources import: they stay at one place, so that
  /// the compiler sees which of them have changed.
  var imports: String { path + "/imports" }
  /// The folder of the compiler's warnings, a file for each source.
  private var remarks: String { path + "/remarks" }

  /// Creates the folder, which waits for the lock.
  init(_ path: String, lock: FileLock) throws(Failure) {
    (self.path, self.lock) = (path, lock)
    if Files.exists(mark) { Files.remove(path) }
    for folder in [path, objects, remarks, imports] { try Files.makeFolder(folder, mode: 0o700) }
  }

  private static func stem(_ source: String) -> String {
    String(ContentHash.hex(of: Array(source.utf8)).prefix(24))
  }

  func object(of source: String) -> String { "\(objects)/\(ObjectFolder.stem(source)).o" }

  /// Returns the lasting path of the module's interface.
  func interface(of name: String) -> String { "\(path)/\(name).swiftmodule" }

  /// Whether there are objects of an earlier run.
  var isCompiled: Bool { Files.exists(record) }

  // MARK: A run

  /// Prepares a run of the compiler.
  ///
  /// - Parameters:
  ///   - sources: The files, as the compiler is told of them.
  ///   - copies: The files whose bytes it reads.
  func begin(_ sources: [String], copies: [String]) throws(Failure) {
    let known = compiled()
    var lines: [String] = []
    for (source, copy) in zip(sources, copies) {
      let hash = ContentHash.hex(of: try Files.read(copy))
      if known[source] != hash { Files.remove(object(of: source)) }
      lines.append("\(hash) \(source)\n")
    }
    try Files.write([], to: mark)
    try Files.write(Array(lines.joined().utf8), to: record)
    try writeMap(sources)
  }

  /// Notes that a run has ended, successfully or not: the compiler keeps a record of the work left.
  func end() { Files.remove(mark) }

  /// Returns the hashes of the sources compiled last.
  private func compiled() -> [String: String] {
    guard let bytes = try? Files.read(record) else { return [:] }
    var hashes: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { hashes[String(parts[1])] = String(parts[0]) }
    }
    return hashes
  }

  private func writeMap(_ sources: [String]) throws(Failure) {
    let quoted = SourceOverlay.quoted
    var entries = ["\"\":{\"swift-dependencies\":\(quoted(path + "/module.swiftdeps"))}"]
    for source in sources {
      let stem = "\(objects)/\(ObjectFolder.stem(source))"
      for name in Set([source, CompilerErrors.name(ofFile: source)]).sorted() {
        entries.append(
          "\(quoted(name)):{\"object\":\(quoted(stem + ".o")),"
            + "\"swift-dependencies\":\(quoted(stem + ".swiftdeps"))}"
        )
      }
    }
    try Files.write(Array("{\(entries.joined(separator: ",\n"))}\n".utf8), to: map)
  }

  /// Puts the interfaces of modules where the compiler looks for them; those that are there already keep
  /// their times.
  func takeInterfaces(_ packages: [CompiledModule]) throws(Failure) {
    var names: Set<String> = []
    // Those that were not compiled here stay where they are.
    for package in packages where !package.isForeign {
      let name = package.symbolName + ".swiftmodule"
      names.insert(name)
      let bytes = try Files.read(package.interfaceFolders[0] + "/" + name)
      let place = imports + "/" + name
      if (try? Files.read(place)) != bytes { try Files.write(bytes, to: place) }
    }
    for name in Files.names(in: imports) where !names.contains(name) {
      Files.remove(imports + "/" + name)
    }
  }

  // MARK: Warnings

  /// Returns the version of each object.
  func stamps(_ sources: [String]) -> [Files.Stamp?] {
    sources.map { Files.stamp(object(of: $0)) }
  }

  /// Keeps the warnings about compiled files, and returns those about all.
  ///
  /// - Parameters:
  ///   - said: The compiler's warnings in this run.
  ///   - before: The objects that there were before it.
  func remarks(_ said: CompilerRemarks, of sources: [String], before: [Files.Stamp?])
    throws(Failure)
    -> String
  {
    var all: [String] = []
    for (number, source) in sources.enumerated() {
      let place = remarks + "/" + ObjectFolder.stem(source)
      if Files.stamp(object(of: source)) != before[number] {
        let text = said.text(ofFile: number)
        if text.isEmpty {
          Files.remove(place)
        } else {
          try Files.write(Array(text.utf8), to: place)
        }
      }
      if let text = try? Files.read(place) { all.append(String(decoding: text, as: UTF8.self)) }
    }
    return (all + [said.others]).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
