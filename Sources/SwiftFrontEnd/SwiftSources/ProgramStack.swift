import Glibc

/// The stack size of programs: users' code recurses on their main thread.
enum ProgramStack {
  private static let size: rlim_t = 1 << 30

  /// Does something that starts a program with that stack.
  static func withRoom<Result>(_ start: () -> Result) -> Result {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    getrlimit(resource, &limit)
    let before = limit
    limit.rlim_cur = max(limit.rlim_cur, min(size, limit.rlim_max))
    setrlimit(resource, &limit)
    defer { withUnsafePointer(to: before) { _ = setrlimit(resource, $0) } }
    return start()
  }
}
