import Testing

/// A published screen, what has been asked of it, and what came of it.
struct BusScript {
  private(set) var transcript = ""
  let probe: BusProbe

  init(_ probe: BusProbe) throws {
    self.probe = probe
    try probe.perform("listen")
  }

  /// Asks for something and waits for the last event of it, if there is to be one, and for the line
  /// that says what was done.
  mutating func request(_ words: String..., until event: String? = nil, count: Int = 1) throws {
    transcript += "> " + words.joined(separator: " ") + "\n"
    #expect(try probe.perform(words).accepted == true)
    if let event {
      for line in try probe.events(until: event, count) { transcript += line + "\n" }
    }
    let outcome = try probe.publisher.readLine(before: .now + BusSession.patience)
    transcript += (outcome ?? "(the publisher has ended)") + "\n\n"
  }
}
