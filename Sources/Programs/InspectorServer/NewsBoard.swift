/// The messages to pages: the latest of each key, so that one that comes late knows as much.
actor NewsBoard {
  /// A message under a key.
  struct Message: Sendable {
    let key: String
    /// A JSON object in one line.
    let text: [UInt8]
    /// Whether a page that has the message before gets only the pieces that have changed.
    var isPatched = false
  }

  private struct Entry {
    let version: Int
    let text: [UInt8]
    /// The change from the message before, and the version of that; nil where all of it is told.
    let change: (since: Int, text: [UInt8])?
  }

  private var entries: [String: Entry] = [:]
  private var version = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiting = 0

  /// Replaces what is told under a key.
  func post(_ text: [UInt8], as key: String) { post([Message(key: key, text: text)]) }

  /// Replaces what is told under some keys and forgets others, all at once.
  func post(_ messages: [Message], withdrawing keys: [String] = []) {
    for key in keys { entries[key] = nil }
    version += 1
    for message in messages {
      let known = message.isPatched ? entries[message.key] : nil
      if let known, known.text == message.text { continue }
      entries[message.key] = Entry(
        version: version,
        text: message.text,
        change: known.flatMap { NewsBoard.change($0, to: message) }
      )
    }
    for (_, continuation) in waiting { continuation.resume() }
    waiting = [:]
  }

  /// The change of a message; nil if it is not much shorter than the message.
  private static func change(_ known: Entry, to message: Message) -> (since: Int, text: [UInt8])? {
    let patch = TextPatch(from: known.text, to: message.text)
    guard patch.size < message.text.count / 2 else { return nil }
    return (known.version, patch.message(about: message.key))
  }

  /// Forgets what is told under a key.
  func withdraw(_ key: String) { entries[key] = nil }

  /// The messages, a line each: the version, and all that have been posted since another one.
  func news(since known: Int = 0) -> [UInt8] {
    var text = Array("{\"version\":\(version)}\n".utf8)
    for entry in entries.values.filter({ $0.version > known }).sorted(by: {
      $0.version < $1.version
    }) {
      // A page that knows the version of the message before has that message.
      if let change = entry.change, known >= change.since {
        text += change.text
      } else {
        text += entry.text
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Waits until there is more than in a version, but not for ever.
  func next(after known: Int, seconds: Double) async -> [UInt8] {
    if version <= known {
      lastWaiting += 1
      let number = lastWaiting
      let alarm = Task {
        try? await Task.sleep(for: .seconds(seconds))
        wake(number)
      }
      await withCheckedContinuation { waiting[number] = $0 }
      alarm.cancel()
    }
    return news(since: known)
  }

  private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }
}
