/// The memory that the compiler's solver may take for one expression, in bytes; then it gives up.
///
/// With an error in an expression it takes all of it, and the time that goes with it.
enum SolverPatience: Int, Comparable {
  /// Enough for most right expressions; 0.5 seconds for a wrong one.
  case least = 2_000_000
  /// 8 seconds for a wrong one.
  case little = 15_000_000
  /// Enough for nearly all right ones; tens of seconds for a wrong one.
  case much = 150_000_000
  /// The compiler's own limit.
  case most = 536_870_912

  static func < (left: SolverPatience, right: SolverPatience) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The next more; the most itself.
  var next: SolverPatience {
    switch self {
    case .least: .little
    case .little: .much
    case .much, .most: .most
    }
  }

  /// The arguments for the compiler's driver.
  var arguments: [String] { ["-Xfrontend", "-solver-memory-threshold=\(rawValue)"] }
}
