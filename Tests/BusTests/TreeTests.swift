import BusClient
import Foundation
import Testing

/// What a client of the bus reads of published screens.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct TreeTests {
  /// One session for all that is asked of a screen: to start it takes longest.
  @Test(arguments: Screen.all)
  func aScreenIsReadAsItWasRecordedAndFitsTogether(_ screen: Screen) throws {
    let probe = try BusSession().probe(screen)
    try Golden(name: screen.recording).expect(try probe.outline())
    #expect(try probe.perform("check").inconsistencies == [])
    let active = try probe.dump().all.filter { $0.states.contains("active") }
    #expect(active.map(\.role) == ["frame"])
  }

  /// What libatspi remembers after one call, another session tells when asked for each thing.
  @Test(arguments: Screen.all)
  func everySessionAndEveryWayOfReadingGivesTheSame(_ screen: Screen) throws {
    let asked = try BusSession().probe(screen).perform("uncached-outline").text
    try Golden(name: screen.recording).expect(try #require(asked))
  }

  @Test func sessionsDoNotDisturbEachOther() throws {
    let screens = Screen.all.prefix(3)
    let probes = try screens.map { try BusSession().probe($0) }
    for (probe, screen) in zip(probes, screens) {
      try Golden(name: screen.recording).expect(try probe.outline())
    }
  }

  @Test func nothingIsLeftOfASession() throws {
    var folder = ""
    do {
      let session = try BusSession()
      folder = session.folder
      _ = try session.probe(Screen.all[0]).outline()
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
    let deadline = ContinuousClock.now + BusSession.patience
    while !BusSession.processes(in: folder).isEmpty, ContinuousClock.now < deadline {
      usleep(5_000)
    }
    #expect(BusSession.processes(in: folder) == [])
  }
}
