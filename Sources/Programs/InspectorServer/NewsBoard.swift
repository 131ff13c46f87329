/// The messages to pages: the latest of each kind, so that one that comes late knows as much.
actor NewsBoard {
  private var news: [String: (version: Int, text: [UInt8])] = [:]
  private var version = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiting = 0

  /// Replaces what is told under a key.
  ///
  /// - Parameter text: A JSON object.
  func post(_ text: [UInt8], as key: String) {
    version += 1
    news[key] = (version, text)
    for (_, continuation) in waiting { continuation.resume() }
    waiting = [:]
  }

  /// Forgets what is told under a key.
  func withdraw(_ key: String) { news[key] = nil }

  /// The messages as JSON: the version, and all that have been posted since another one.
  func news(since known: Int = 0) -> [UInt8] {
    var text = Array("{\"version\":\(version),\"messages\":[".utf8)
    let new = news.values.filter { $0.version > known }.sorted { $0.version < $1.version }
    for (index, one) in new.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += one.text
    }
    return text + "]}".utf8
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
