import Dispatch
import Glibc
import Synchronization

/// Observes the file at a path: whether it is written, replaced, moved or linked elsewhere, with
/// its folder or alone; of several files, whether any is, or there is one more.
///
/// It watches folders, and not the file: an editor that writes a new file and renames it would
/// leave a watch on the old one. It watches all folders of the path, since they may be renamed and
/// recreated as well.
final class FileWatcher {
  /// A change of the watched files.
  enum News: Sendable {
    /// Another file, or other content, is at a path; more changes may follow.
    case changed
    /// Nothing has happened for a while after a change.
    case settled
  }

  /// The reason that a file cannot be watched.
  struct Failure: Error {
    var reason: String
  }

  private let source: any DispatchSourceRead

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - files: Returns the current files; links are followed.
  ///   - known: The identities of the files when they were read.
  ///   - onNews: Called once for each batch of changes, on a system queue.
  init(
    _ files: @escaping @Sendable () -> WatchedFiles,
    known: [FileIdentity?],
    onNews: @escaping @Sendable (News) -> Void
  ) throws(Failure) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    let watch = Watch(files, descriptor: descriptor, known: known, onNews: onNews)
    if let problem = watch.follow() {
      close(descriptor)
      throw Failure(reason: String(cString: strerror(problem)))
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: watch.queue)
    source.setEventHandler { watch.readEvents() }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    watch.begin()
  }

  deinit { source.cancel() }
}

/// The watched folders of some files, and the timing of notifications.
private final class Watch: Sendable {
  let queue = DispatchQueue(label: "espalier.watch")
  private let files: @Sendable () -> WatchedFiles
  private let descriptor: Int32
  private let onNews: @Sendable (FileWatcher.News) -> Void
  private let state: Mutex<State>

  private struct State {
    /// The names that matter in each watched folder.
    var names: [Int32: Set<String>] = [:]
    /// The watched folders in which all names matter.
    var open: Set<Int32> = []
    /// The identities of the files at the last notification.
    var known: [FileIdentity?]
    /// The count of changes.
    var changes = 0
    var willLook = false
  }

  /// The time for the steps of one save, in milliseconds.
  private static let batch = 20
  /// More than the pauses between the saves of a burst, in milliseconds.
  private static let pause = 250
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR
  )

  init(
    _ files: @escaping @Sendable () -> WatchedFiles,
    descriptor: Int32,
    known: [FileIdentity?],
    onNews: @escaping @Sendable (FileWatcher.News) -> Void
  ) {
    self.files = files
    self.descriptor = descriptor
    self.onNews = onNews
    state = Mutex(State(known: known))
  }

  // MARK: Folders

  /// Watches the folders on the current paths of the files, and no others.
  ///
  /// - Returns: The system's error if a file's own folder cannot be watched.
  func follow() -> Int32? {
    var places = self.places
    var problem: Int32?
    // A folder that appears meanwhile is on the path in the next round.
    for _ in 0..<8 {
      var names: [Int32: Set<String>] = [:]
      var open: Set<Int32> = []
      problem = nil
      for way in places.ways {
        for (index, place) in way.enumerated() {
          let watch = inotify_add_watch(descriptor, place.folder, Watch.mask)
          if watch < 0, index == way.count - 1 { problem = errno }
          if watch >= 0 { names[watch, default: []].insert(place.name) }
        }
      }
      for folder in places.folders {
        let watch = inotify_add_watch(descriptor, folder, Watch.mask)
        if watch >= 0 { open.insert(watch) }
      }
      let old = state.withLock { state in
        defer { (state.names, state.open) = (names, open) }
        return state.open.union(state.names.keys)
      }
      for watch in old where names[watch] == nil && !open.contains(watch) {
        inotify_rm_watch(descriptor, watch)
      }
      let next = self.places
      if next == places { break }
      places = next
    }
    return problem
  }

  private struct Places: Equatable {
    var ways: [[PathPlaces.Place]]
    var folders: [String]
  }

  private var places: Places {
    let files = files()
    return Places(ways: files.paths.map { PathPlaces(of: $0).places }, folders: files.folders)
  }

  // MARK: Events

  /// Checks for changes before the watch began.
  func begin() {
    queue.async { self.look() }
    queue.asyncAfter(deadline: .now() + .milliseconds(Watch.pause)) {
      // Changes since then send the notification themselves.
      if self.state.withLock({ $0.changes == 0 }) { self.onNews(.settled) }
    }
  }

  /// Reads the events, and checks the file soon if they concern it.
  func readEvents() {
    guard isConcerned() else { return }
    _ = follow()
    let (changes, willLook) = state.withLock { state in
      defer { state.willLook = true }
      state.changes += 1
      return (state.changes, state.willLook)
    }
    if !willLook {
      queue.asyncAfter(deadline: .now() + .milliseconds(Watch.batch)) {
        self.state.withLock { $0.willLook = false }
        self.look()
      }
    }
    queue.asyncAfter(deadline: .now() + .milliseconds(Watch.pause)) {
      // A busy machine may be late with events that have happened by now.
      self.readEvents()
      guard self.state.withLock({ $0.changes == changes }) else { return }
      self.look()
      self.onNews(.settled)
    }
  }

  /// Reports a change if the file at the path is another one.
  func look() {
    let found = files().identity
    let hasChanged = state.withLock { state in
      defer { state.known = found }
      return state.known != found
    }
    if hasChanged { onNews(.changed) }
  }

  /// Reads all events; returns whether one of them concerns the path.
  private func isConcerned() -> Bool {
    var isConcerned = false
    let (names, open) = state.withLock { ($0.names, $0.open) }
    let header = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        var position = 0
        while position + header <= count {
          let event = buffer.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
          let end = position + header + Int(event.len)
          let bytes = buffer[(position + header)..<min(end, count)].prefix { $0 != 0 }
          let name = String(decoding: bytes, as: UTF8.self)
          // An event without a name is about a folder itself, or reports an overflow.
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 || names[event.wd]?.contains(name) == true
            || (name.isEmpty && names[event.wd] != nil) || open.contains(event.wd)
          {
            isConcerned = true
          }
          position = end
        }
      }
    }
    return isConcerned
  }
}
