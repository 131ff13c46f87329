import Foundation
import Testing

/// What a client of the bus reads of published screens.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct TreeTests {
  @Test(arguments: Screen.all)
  func aScreenIsReadAsItWasRecorded(_ screen: Screen) throws {
    let session = try BusSession()
    let publisher = try session.publish(screen.path)
    try Golden(name: screen.name + ".txt").expect(try session.probe(publisher).outline())
  }

  /// Once as libatspi remembers it after one call, and in another session asking for everything.
  @Test(arguments: Screen.all)
  func everySessionAndEveryWayOfReadingGivesTheSame(_ screen: Screen) throws {
    let first = try BusSession()
    let remembered = try first.probe(try first.publish(screen.path)).dump()
    let second = try BusSession()
    let asked = try second.probe(try second.publish(screen.path)).perform("uncached").node
    #expect(remembered == asked)
  }

  @Test(arguments: Screen.all)
  func parentsChildrenPlacesAndRectanglesFitTogether(_ screen: Screen) throws {
    let session = try BusSession()
    let publisher = try session.publish(screen.path)
    #expect(try session.probe(publisher).perform("check").inconsistencies == [])
  }

  @Test func sessionsDoNotDisturbEachOther() throws {
    let sessions = try (0..<3).map { _ in try BusSession() }
    let publishers = try zip(sessions, Screen.all).map { try $0.publish($1.path) }
    let probes = try zip(sessions, publishers).map { try $0.probe($1) }
    for (probe, screen) in zip(probes, Screen.all) {
      try Golden(name: screen.name + ".txt").expect(try probe.outline())
    }
  }

  @Test func nothingIsLeftOfASession() throws {
    var folder = ""
    do {
      let session = try BusSession()
      folder = session.folder
      let publisher = try session.publish(Screen.all[0].path)
      _ = try session.probe(publisher).outline()
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
    let deadline = ContinuousClock.now + BusSession.patience
    while !processes(in: folder).isEmpty, ContinuousClock.now < deadline { usleep(5_000) }
    #expect(processes(in: folder) == [])
  }

  /// The processes whose environment names a folder.
  private func processes(in folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }.filter {
      let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\($0)/environ"))
      return environment?.range(of: Data("=\(folder)\0".utf8)) != nil
    }
  }
}
