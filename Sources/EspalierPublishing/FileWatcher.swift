import Dispatch
import Glibc

/// Notices when a file has been written or replaced, as editors do either.
///
/// The folder is watched, not the file: an editor that writes a new file and gives it the old name
/// would leave a watch of the file behind with what it replaced.
final class FileWatcher {
  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// Why a file cannot be watched.
  struct Failure: Error {
    var reason: String
  }

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - path: The file; links are followed.
  ///   - onChange: Called once for each batch of changes, on a queue of the system.
  init(path: String, onChange: @escaping @Sendable () -> Void) throws(Failure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw .last }
    var names: Set<String> = []
    // A link may be pointed elsewhere, and what it points to may change.
    for place in Set([path, FileWatcher.resolved(path)]) {
      let (folder, name) = FileWatcher.split(place)
      let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
      guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
        let failure = Failure.last
        close(descriptor)
        throw failure
      }
      names.insert(name)
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler { [descriptor, names] in
      if !FileWatcher.changedNames(descriptor).isDisjoint(with: names) { onChange() }
    }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.activate()
  }

  deinit { source.cancel() }

  /// The names of the files that have changed since the last call.
  private static func changedNames(_ descriptor: Int32) -> Set<String> {
    var names: Set<String> = []
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
          names.insert(String(decoding: bytes, as: UTF8.self))
          position = end
        }
      }
    }
    return names
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension FileWatcher.Failure {
  /// What the system last complained about.
  fileprivate static var last: FileWatcher.Failure {
    FileWatcher.Failure(reason: String(cString: strerror(errno)))
  }
}
