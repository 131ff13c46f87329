import Foundation

/// A program that was run to its end.
struct Command {
  /// What a program did.
  struct Outcome {
    var status: Int32
    /// The time that processors spent on it, in seconds.
    var processorTime: Double
    /// What it wrote to standard error.
    var messages: String
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program and its arguments.
  ///   - environment: Variables added to those of this process.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let messages = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)-messages").path
    defer { unlink(messages) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, flags, 0o600)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var names = arguments.map { strdup($0) } + [nil]
    var values = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in names + values { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &names, &values)
    guard failure == 0 else {
      throw BenchmarkError("cannot run \(arguments[0]): \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return Outcome(
      status: status,
      processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      messages: (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    )
  }

  /// The processor time of a program that has to end well, in seconds.
  static func time(_ arguments: [String]) throws -> Double {
    let outcome = try run(arguments)
    guard outcome.status == 0 else {
      throw BenchmarkError("\(arguments.joined(separator: " ")) failed: \(outcome.messages)")
    }
    return outcome.processorTime
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}

/// Why a benchmark cannot be run.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
