/// A compiler's answer to `-print-target-info`.
struct ToolchainTarget {
  /// The release, which modules must be compiled with to be imported: "Swift version 6.3.1
  /// (swift-6.3.1-RELEASE)".
  let release: String
  /// The folder of the libraries that come with the compiler.
  let resources: String

  /// Reads what the compiler prints; nil if it is something else.
  init?(_ printed: String) {
    guard let release = Self.value(of: "compilerVersion", in: printed),
      let resources = Self.value(of: "runtimeResourcePath", in: printed)
    else { return nil }
    self.release = release
    self.resources = resources
  }

  /// The first string that a name stands before; neither has anything escaped in it.
  private static func value(of name: String, in text: String) -> String? {
    let key = "\"\(name)\": \""
    guard let start = text.firstRange(of: key)?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end])
  }
}

extension Toolchain {
  /// Returns the compiler's target information, asked for once.
  func target() throws(Failure) -> ToolchainTarget {
    // A front for several toolchains has been asked for its identity already.
    if let target = ToolchainTarget(identity) { return target }
    var hash = ContentHash()
    hash.append(Array(identity.utf8))
    let folder = (try? ProgramCache.ofUser())?.toolchains
    let kept = folder.map { $0 + "/" + hash.hex() }
    if let kept, let bytes = try? Files.read(kept, atMost: 1 << 16),
      let target = ToolchainTarget(String(decoding: bytes, as: UTF8.self))
    {
      return target
    }
    let printed = try Subprocess([compiler, "-print-target-info"]).run().output
    guard let target = ToolchainTarget(printed) else {
      // Often one of the libraries that the compiler itself needs.
      let words = printed.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw Failure(
        "\(compiler) does not say where its libraries are\(words)",
        status: Failure.unavailable
      )
    }
    if let folder, let kept, (try? Files.makeFolder(folder, mode: 0o700)) != nil {
      // If it cannot be kept, the compiler is asked again.
      try? Files.write(Array(printed.utf8), to: kept)
    }
    return target
  }

  /// The folder of the libraries that the compiler itself is made of.
  func hostLibraries() throws(Failure) -> String {
    let folder = try target().resources + "/host"
    guard Files.exists(folder + "/libSwiftParser.so") else {
      throw Failure(
        "the Swift toolchain has no \(folder)/libSwiftParser.so",
        hint: "use a toolchain of swift.org, 6.1 or newer",
        status: Failure.unavailable
      )
    }
    return folder
  }
}
