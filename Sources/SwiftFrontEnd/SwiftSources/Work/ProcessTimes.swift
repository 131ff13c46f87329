import Glibc
import Synchronization

/// A list of the compilers that have run, with their times, for measurements: one line each, in the file that
/// `ESPALIER_TIMES` names.
enum ProcessTimes {
  private static let path = getenv("ESPALIER_TIMES").map { String(cString: $0) }

  /// The beginning of the first process, which the times in the list count from.
  private static let start = Mutex<Double?>(nil)

  /// Notes a process that has ended; nothing if no list is wanted.
  ///
  /// - Parameters:
  ///   - arguments: The program with its arguments.
  ///   - begun: The time when it began.
  ///   - usage: The resources used by it and its children.
  ///   - output: Both of its outputs.
  static func note(_ arguments: [String], since begun: Double, _ usage: rusage, output: String) {
    guard let path else { return }
    let now = SystemClock.monotonic
    let start = start.withLock { start in
      let first = min(start ?? begun, begun)
      start = first
      return first
    }
    let fields = [
      tenths(begun - start), tenths(now - begun), tenths(seconds(usage.ru_utime)),
      tenths(seconds(usage.ru_stime)), description(of: arguments),
      "\(output.split(separator: "\n").count { $0.contains(": error: ") }) errors",
    ]
    let line = Array((fields.joined(separator: "\t") + "\n").utf8)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    _ = write(file, line, line.count)
    close(file)
  }

  /// The program, its mode, its module and the number of files that it compiles of those that it reads.
  static func description(of arguments: [String]) -> String {
    let modes = ["-typecheck", "-emit-sil", "-resolve-imports", "-c", "-r", "--size"]
    let names = ["-module-name", "--module"]
    let mode = arguments.first { modes.contains($0) } ?? ""
    let name = arguments.indices.dropLast().first { names.contains(arguments[$0]) }
    let module = name.map { arguments[$0 + 1] } ?? ""
    let files = arguments.count { $0.hasSuffix(".swift") }
    let primaries = arguments.count { $0 == "-primary-file" }
    return [
      Files.name(of: arguments[0]), mode, module,
      primaries > 0 ? "\(primaries) of \(files) files" : "\(files) files",
    ].joined(separator: "\t")
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// A number with one digit after the point.
  private static func tenths(_ number: Double) -> String {
    let all = Int((number * 10).rounded())
    return "\(all / 10).\(all % 10)"
  }
}
