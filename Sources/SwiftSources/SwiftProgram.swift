import Glibc

/// A program made of Swift sources, which answers with documents what it is asked for.
package struct SwiftProgram {
  /// Where deep recursions of users' code run: on the main thread's stack.
  private static let stackSize: rlim_t = 1 << 30

  private let program: CachedProgram
  /// What finds the place of a crash in the sources.
  private let symbolizer: String

  /// Compiles a module unless its program is in the cache.
  ///
  /// - Parameters:
  ///   - progress: Is told what takes its time.
  package init(
    _ module: SwiftModule,
    options: CompilationOptions,
    cache: ProgramCache,
    progress: (String) -> Void
  ) throws(Failure) {
    let toolchain = try Toolchain.find()
    symbolizer = toolchain.symbolizer
    let library = try LibraryFolder.find()
    try library.prepare(toolchain, progress: progress)
    let compiler = ProgramCompiler(
      module,
      options: options,
      library: library,
      toolchain: toolchain
    )
    var sources: [[UInt8]] = []
    for file in module.files { sources.append(try Files.read(file)) }
    program = try cache.program(compiler.key(sources)) { program throws(Failure) in
      try compiler.compile(sources, to: program)
    }
  }

  /// What the compiler warns of.
  package func warnings() -> String {
    (try? Files.read(program.warnings)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Becomes the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the program's own name first.
  ///   - allowsNetwork: Whether users' code may fetch what other machines have.
  /// - Returns: Why that is impossible.
  package func replaceThisProcess(
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
    allowsNetwork: Bool
  ) -> Failure {
    forgetDefaults()
    if !allowsNetwork { refuseNetwork() }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    let wanted = min(SwiftProgram.stackSize, limit.rlim_max)
    if limit.rlim_cur < wanted {
      limit.rlim_cur = wanted
      setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
    setenv("ESPALIER_SYMBOLIZER", symbolizer, 1)
    execv(program.path, arguments)
    return Files.failure(program.path, "cannot start the program", Failure.unavailable)
  }

  /// Lets `UserDefaults` begin empty and end with the program: there is no folder to keep them in.
  private func forgetDefaults() { setenv("XDG_CONFIG_HOME", "/dev/null/espalier", 1) }

  /// Lets `URLSession` fail at once, whose library asks a proxy that does not answer.
  private func refuseNetwork() {
    let names = ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"]
    for name in names { setenv(name, "http://127.0.0.1:1", 1) }
    for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
  }
}
