import Glibc

/// The Swift toolchain that the command finds in `PATH`.
struct Toolchain {
  /// The compiler's driver.
  let compiler: String
  /// A text that changes with the compiler.
  let identity: String

  /// Finds the toolchain.
  static func find() throws(Failure) -> Toolchain {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in path.split(separator: ":") {
      let compiler = "\(folder)/swiftc"
      guard access(compiler, X_OK) == 0, let actual = Files.resolved(compiler) else { continue }
      return Toolchain(compiler: compiler, identity: try identity(of: compiler, actual: actual))
    }
    throw Failure(
      "there is no Swift compiler, which Swift sources need",
      hint: "install a toolchain from https://www.swift.org/install and put 'swiftc' into PATH",
      status: Failure.unavailable
    )
  }

  /// The path of the program that finds the source lines of a program's addresses.
  var symbolizer: String { program("llvm-symbolizer") }

  /// A program of the toolchain's.
  func program(_ name: String) -> String { (Files.folder(of: compiler) ?? "") + "/" + name }

  /// The path of the linker that joins objects to one: the toolchain's, else the one in `PATH`.
  var linker: String {
    let folder = Files.resolved(compiler).flatMap(Files.folder(of:)) ?? ""
    let own = folder + "/ld.lld"
    return Files.exists(own) ? own : "ld.lld"
  }

  /// The compiler itself with what its driver tells it of the toolchain; nil if it is not where it is looked for.
  ///
  /// - Parameter mode: The compiler's mode, as the option that asks for it.
  func frontend(_ mode: String) -> [String]? {
    guard let folder = Files.resolved(compiler).flatMap(Files.folder(of:)) else { return nil }
    let (program, host) = (folder + "/swift-frontend", folder + "/../lib/swift/host")
    guard Files.exists(program), Files.exists(host + "/plugins") else { return nil }
    return [
      program, "-frontend", mode, "-in-process-plugin-server-path",
      host + "/libSwiftInProcPluginServer.so", "-plugin-path", host + "/plugins",
    ]
  }

  /// The interfaces of the system's modules.
  var interfaces: [String] {
    guard let folder = Files.resolved(compiler).flatMap(Files.folder(of:)) else { return [] }
    let modules = folder + "/../lib/swift/linux"
    return Files.names(in: modules).filter { $0.hasSuffix(".swiftmodule") }.flatMap { module in
      Files.names(in: "\(modules)/\(module)").filter { $0.hasSuffix("-linux-gnu.swiftmodule") }
        .map { "\(modules)/\(module)/\($0)" }
    }
  }

  private static func identity(of compiler: String, actual: String) throws(Failure) -> String {
    // A front for several toolchains says nothing of the one that it chooses.
    if Files.name(of: actual) == "swiftly" {
      return try Subprocess([compiler, "-print-target-info"]).run().output
    }
    return actual + " " + (Files.stamp(actual)?.text ?? "")
  }
}
