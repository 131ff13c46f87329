import Glibc

/// A package with those that it depends on, of which SwiftPM builds the targets asked for.
///
/// A package of ours stands above them and names them by their folders, and an empty one in place of each
/// that is not there: nothing is fetched. What SwiftPM leaves is kept for the next module of the package.
struct PackageBuild {
  /// One of the packages.
  struct Member: Equatable {
    let identity: String
    /// The folder; nil if it is not there.
    let folder: String?
    /// The products that others need of it, if it is not there.
    var products: [String] = []
  }

  /// All of them, the package itself first.
  let members: [Member]

  /// More seconds than a build takes.
  private static let mostSeconds = 600.0
  /// The age in seconds at which an unused build is removed.
  private static let mostAge = 86_400

  /// An address without a server.
  private static let nowhere = "http://127.0.0.1:9"

  /// Builds a target of a package into an entry of the cache.
  ///
  /// - Parameters:
  ///   - key: A name for the target and all of its inputs.
  /// - Returns: The reason if that is impossible; nil if it is there.
  func run(
    _ target: PackageTarget,
    key: String,
    to entry: CachedModule,
    toolchain: Toolchain,
    cache: ProgramCache
  ) throws(Failure) -> String? {
    let scratch = "\(cache.packageBuilds)/\(name(toolchain))"
    let failed = "\(scratch)/failed/\(key)"
    if let reason = try? Files.read(failed) { return String(decoding: reason, as: UTF8.self) }
    PackageBuild.removeOld(in: cache.packageBuilds)
    for folder in ["", "/root", "/failed"] { try Files.makeFolder(scratch + folder, mode: 0o700) }
    utimensat(AT_FDCWD, scratch, nil, 0)
    try writeRoot(scratch + "/root")
    // SwiftPM leaves its locks and empty folders there for good.
    let temporaries = "\(scratch)/temporaries-\(getpid())"
    try Files.makeFolder(temporaries, mode: 0o700)
    defer { Files.remove(temporaries) }
    let result = try Subprocess(
      [
        // Whatever is not there stays so, what SwiftPM would load as it is included.
        "env", "GIT_ALLOW_PROTOCOL=none", "http_proxy=\(PackageBuild.nowhere)",
        "https_proxy=\(PackageBuild.nowhere)", toolchain.program("swift"), "build",
        "--package-path",
        scratch + "/root", "--scratch-path", scratch + "/build", "--cache-path",
        scratch + "/cache", "--config-path", scratch + "/config", "--security-path",
        scratch + "/security", "--disable-index-store", "--target", target.name,
      ],
      temporaries: temporaries
    ).run(atMost: PackageBuild.mostSeconds)
    if let problem = result.writeProblem {
      throw Failure("cannot write to \(scratch): \(problem)", status: Failure.cannotWrite)
    }
    guard result.status == 0 else {
      if result.status == Subprocess.Result.timedOut {
        return "it takes more than \(Int(PackageBuild.mostSeconds)) s"
      }
      let lines = result.output.split(separator: "\n")
      let line = lines.first { $0.contains("error: ") } ?? lines.last ?? "SwiftPM says nothing"
      let reason = String(line.prefix(300))
      if result.status == 1 { try Files.write(Array(reason.utf8), to: failed) }
      return reason
    }
    return try ForeignModule(target, entry, toolchain).take(from: scratch + "/build/debug")
  }

  /// The name of the build, from the packages in it and their places.
  private func name(_ toolchain: Toolchain) -> String {
    var hash = ContentHash()
    hash.append(Array(toolchain.identity.utf8))
    for member in members {
      let text = "\(member.identity)\n\(member.folder ?? "")\n\(member.products)\n"
      hash.append(Array(text.utf8))
    }
    let readable = members.first?.identity.filter { $0.isLetter || $0.isNumber } ?? ""
    return "\(readable)-\(hash.hex().prefix(16))"
  }

  /// Removes builds that have long been unused.
  private static func removeOld(in folder: String) {
    let now = time(nil)
    for name in Files.names(in: folder) {
      guard let stamp = Files.stamp(folder + "/" + name), now - Int(stamp.seconds) > mostAge else {
        continue
      }
      Files.remove(folder + "/" + name)
    }
  }

  // MARK: The package above them

  private func writeRoot(_ folder: String) throws(Failure) {
    var paths: [String] = []
    for member in members {
      guard let place = member.folder else {
        try writeAbsent(member, in: "\(folder)/absent/\(member.identity)")
        paths.append("absent/\(member.identity)")
        continue
      }
      // SwiftPM takes the last part of the path for the package's name.
      if Files.name(of: place).lowercased() == member.identity {
        paths.append(place)
      } else {
        try Files.makeFolder(folder + "/packages", mode: 0o700)
        symlink(place, "\(folder)/packages/\(member.identity)")
        paths.append("packages/\(member.identity)")
      }
    }
    let list = paths.map { "    .package(path: \($0.swiftLiteral)),\n" }.joined()
    try PackageBuild.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "espalier-packages",
        dependencies: [
      \(list)  ]
      )

      """,
      to: folder + "/Package.swift"
    )
  }

  /// Writes a package that has what others want of one that is not there, and nothing in it.
  private func writeAbsent(_ member: Member, in folder: String) throws(Failure) {
    let target = PackageTarget.moduleName("Absent_" + member.identity)
    let products = (member.products + [target]).map {
      "    .library(name: \($0.swiftLiteral), targets: [\"\(target)\"]),\n"
    }
    try Files.makeFolder("\(folder)/Sources/\(target)", mode: 0o700)
    try PackageBuild.write("", to: "\(folder)/Sources/\(target)/Absent.swift")
    try PackageBuild.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: \(member.identity.swiftLiteral),
        products: [
      \(products.joined())  ],
        targets: [.target(name: "\(target)")]
      )

      """,
      to: folder + "/Package.swift"
    )
  }

  /// Writes a file unless it is as it should be, which another build may be reading.
  private static func write(_ text: String, to path: String) throws(Failure) {
    guard (try? Files.read(path)) != Array(text.utf8) else { return }
    try Files.write(Array(text.utf8), to: path)
  }
}
