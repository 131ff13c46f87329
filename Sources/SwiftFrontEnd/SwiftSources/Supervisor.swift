internal import CSupervisor
import Glibc
import Synchronization

/// A process that cleans up behind this one, however this one ends: it ends compilers that are still at
/// work, and removes what is not complete.
enum Supervisor {
  private struct Line {
    let descriptor: Int32
    let process: pid_t
  }

  private static let line = Mutex<Line?>(nil)

  /// Does something with a folder, which goes if this process ends meanwhile.
  static func guarding<Result>(
    _ folder: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    tell(ESPALIER_TASK_FOLDER, folder: Files.absolute(folder))
    defer { tell(ESPALIER_TASK_FOLDER_END, folder: Files.absolute(folder)) }
    return try body()
  }

  /// Lets a group of processes end with this one.
  static func begin(group: pid_t) { tell(ESPALIER_TASK_GROUP, group: group) }

  /// Forgets a group whose processes have ended.
  static func end(group: pid_t) { tell(ESPALIER_TASK_GROUP_END, group: group) }

  /// Ends the supervisor, if there is one: another program takes this one's place, or nothing is left to do.
  static func end() {
    line.withLock { line in
      guard let old = line else { return }
      close(old.descriptor)
      while waitpid(old.process, nil, 0) < 0, errno == EINTR {}
      line = nil
    }
  }

  private static func tell(_ task: espalier_task, group: pid_t = 0, folder: String? = nil) {
    line.withLock { line in
      if line == nil {
        var process = pid_t()
        let descriptor = espalier_begin_supervisor(&process)
        // Without one, what is left is removed by the next start.
        guard descriptor >= 0 else { return }
        line = Line(descriptor: descriptor, process: process)
      }
      guard let line else { return }
      espalier_tell_supervisor(line.descriptor, task, group, folder)
    }
  }
}
