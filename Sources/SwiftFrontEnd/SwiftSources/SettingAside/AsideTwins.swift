import Synchronization

/// The results of setting aside for modules with the same files: a module with previews that others
/// import is compiled as a program, too, and each of the two reuses the other's result (V16.8).
final class AsideTwins: Sendable {
  private struct State {
    /// The threads that wait for the end of setting aside, by files.
    var running: [String: [Semaphore]] = [:]
    /// The folders of the results, by files.
    var folders: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// Those of this process.
  static let shared = AsideTwins()

  /// A name for a set of files, independent of their order and spelling.
  private static func key(_ files: [String]) -> String {
    files.map { Files.absolute($0) }.sorted().joined(separator: "\n")
  }

  /// Begins to set something aside of files, after any other that is doing so.
  ///
  /// - Returns: The folder of the last result for the files; nil if there is none.
  func begin(_ files: [String]) -> String? {
    let key = AsideTwins.key(files)
    while true {
      let (wake, folder) = state.withLock { state -> (Semaphore?, String?) in
        guard let waiting = state.running[key] else {
          state.running[key] = []
          return (nil, state.folders[key])
        }
        let wake = Semaphore()
        state.running[key] = waiting + [wake]
        return (wake, nil)
      }
      guard let wake else { return folder }
      wake.wait()
    }
  }

  /// Ends setting something aside of files, and wakes the waiting threads.
  ///
  /// - Parameter folder: The folder of the result; nil if there is none.
  func end(_ files: [String], in folder: String?) {
    let key = AsideTwins.key(files)
    let waiting = state.withLock { state in
      if let folder { state.folders[key] = folder }
      return state.running.removeValue(forKey: key) ?? []
    }
    for wake in waiting { wake.signal() }
  }
}
