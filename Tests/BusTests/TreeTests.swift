import BusClient
import Foundation
import Testing

/// What a client of the bus reads of published screens.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct TreeTests {
  @Test(arguments: Screen.all)
  func aScreenIsReadAsItWasRecorded(_ screen: Screen) throws {
    let probe = try BusSession().probe(screen)
    try Golden(name: screen.recording).expect(try probe.outline())
  }

  /// What libatspi remembers after one call, another session tells when asked for each thing.
  @Test(arguments: Screen.all)
  func everySessionAndEveryWayOfReadingGivesTheSame(_ screen: Screen) throws {
    let asked = try BusSession().probe(screen).perform("uncached-outline").text
    try Golden(name: screen.recording).expect(try #require(asked))
  }

  @Test(arguments: Screen.all)
  func parentsChildrenPlacesAndRectanglesFitTogether(_ screen: Screen) throws {
    #expect(try BusSession().probe(screen).perform("check").inconsistencies == [])
  }

  @Test(arguments: Screen.all)
  func oneWindowIsActive(_ screen: Screen) throws {
    let active = try BusSession().probe(screen).dump().all.filter { $0.states.contains("active") }
    #expect(active.map(\.role) == ["frame"])
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
