import Foundation
import Testing

/// What the screen reader Orca says of what happens: `tools/orca/hear.py`.
@Suite(.enabled(if: Programs.hasOrca, Missing.orca))
struct HearingTests {
  /// What is said of each step on a screen.
  private func hear(_ screen: Screen, _ steps: String...) throws -> [String] {
    let session = try BusSession()
    let copy = try session.copy(screen)
    let process = try session.start(
      Programs.python,
      [Programs.package + "/tools/orca/hear.py", Programs.espalier, copy.path] + steps,
      adding: Programs.compilerEnvironment
    )
    let output = try process.readToEnd(before: .now + BusSession.patience * 2)
    let status = try process.wait(before: .now + BusSession.patience)
    #expect(status == 0, "\(session.errors(of: Programs.python))")
    return try output.split(separator: "\n").map { line in
      try JSONDecoder().decode([String].self, from: Data(line.utf8)).joined(separator: " ")
    }
  }

  @Test func aChoiceInAComboBoxIsHeard() throws {
    let said = try hear(
      .own("controls"),
      "focus combo box:Flavour",
      "do combo box:Flavour : click",
      "do menu item:Lemon : click"
    )
    #expect(said.count == 3)
    #expect(said[1].contains("Cocoa"), "\(said)")
    #expect(said[2].contains("Flavour combo box. Lemon"), "\(said)")
  }

  /// What comes over a program's screen is heard, and the way back (A5.12, A2.39).
  @Test(.enabled(if: Programs.hasCompiler, Missing.compiler))
  func aChangeOfScreenIsHeard() throws {
    let said = try hear(
      Screen(path: Programs.package + "/Tests/BusTests/Specs/ScreenChanges.swift", caseName: nil),
      "focus push button:Ask",
      "do push button:Ask : click",
      "do push button:Keep : click",
      "do push button:Show : click",
      "do push button:Close : click"
    )
    #expect(said.count == 5)
    // The alert has the focus, so that Orca reads all of it.
    #expect(said[1].contains("Delete the list?"), "\(said)")
    #expect(said[1].contains("It cannot be undone."), "\(said)")
    #expect(said[2].contains("Ask push button"), "\(said)")
    #expect(said[3].contains("Colours") && said[3].contains("Close push button"), "\(said)")
    #expect(said[4].contains("Show push button"), "\(said)")
  }

  @Test func aChangedNumberIsHeard() throws {
    let said = try hear(
      .own("values"),
      "focus spin button:Month",
      "do spin button:Month : increment",
      "focus spin button:Rolls",
      "value spin button:Rolls : 8",
      "focus spin button:Rating",
      "save 3 of 5 stars=4 of 5 stars"
    )
    #expect(said.count == 6)
    for (said, words) in zip(said, ["June", "July", "4", "8", "3 of 5 stars", "4 of 5 stars"]) {
      #expect(said.contains(words), "\(said)")
    }
  }

  /// A value that the label says as well is heard once (A2.15).
  @Test(.enabled(if: Programs.hasCompiler, Missing.compiler))
  func aSteppersValueIsHeardOnce() throws {
    let said = try hear(
      Screen(path: Programs.package + "/Tests/BusTests/Specs/ScreenMoves.swift", caseName: nil),
      "do page tab:Mail : click",
      "do spin button:Letters : increment"
    )
    // Another tab's content has the focus (A5.12).
    #expect(said.first?.hasSuffix("Letters 2 spin button.") == true, "\(said)")
    #expect(said.last == "3", "\(said)")
  }

  @Test func theFirstOfARadioGroupIsTheFirst() throws {
    let said = try hear(
      .own("controls"),
      "group radio button:S",
      "group radio button:M",
      "group radio button:L"
    )
    #expect(said == ["1 of 3", "2 of 3", "3 of 3"])
  }
}
