import Foundation
import Testing

/// What the schema that Accerciser ships finds fault with.
@Suite(.enabled(if: Programs.hasAccerciser, Missing.accerciser))
struct ValidatorTests {
  @Test(arguments: Screen.all)
  func nothingIsFoundOnAScreen(_ screen: Screen) throws {
    let report = try Self.validate(screen)
    #expect(report.findings == [])
    #expect(report.applied.contains("OneFocus"))
  }

  /// Two defects that the schema must find, one of them by a rule that fails itself on it.
  @Test func namelessControlsAndImagesAreFound() throws {
    let report = try Self.validate(.defect("nameless"))
    #expect(
      report.findings == [
        Finding(level: "EXCEPT", rule: "HasLabelName", role: "push button"),
        Finding(level: "ERROR", rule: "ImageHasName", role: "image"),
      ]
    )
  }

  struct Finding: Decodable, Equatable {
    var level: String
    var rule: String
    var role: String
  }

  /// The findings, and the rules that were applied at all.
  private struct Report {
    var findings: [Finding] = []
    var applied: Set<String> = []
  }

  private struct Summary: Decodable {
    var applied: [String: Int]
  }

  private static func validate(_ screen: Screen) throws -> Report {
    let session = try BusSession()
    let publisher = try session.publish(screen)
    let validator = try session.start(
      Programs.python,
      [Programs.support("validate.py"), "\(publisher.pid)"]
    )
    let output = try validator.readToEnd(before: .now + BusSession.patience)
    let status = try validator.wait(before: .now + BusSession.patience)
    #expect(status == 0, "\(session.errors(of: Programs.python))")
    var report = Report()
    for line in output.split(separator: "\n").map({ Data($0.utf8) }) {
      if let summary = try? JSONDecoder().decode(Summary.self, from: line) {
        report.applied = Set(summary.applied.keys)
      } else {
        report.findings.append(try JSONDecoder().decode(Finding.self, from: line))
      }
    }
    return report
  }
}
