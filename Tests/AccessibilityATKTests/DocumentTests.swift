import AccessibilityCore
import Foundation
import Testing

@testable import AccessibilityATK

/// The table in `docs/ATK.md` is that of the mapper; run the tests with `ESPALIER_RECORD=1` to write
/// it anew.
@Suite struct DocumentTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/ATK.md").standardizedFileURL

  private static let start = "<!-- table -->\n"
  private static let end = "<!-- end of table -->\n"

  @Test func `The document has the table of the mapper`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: Self.start))
    let end = try #require(text.range(of: Self.end))
    if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
      let new = text[..<start.upperBound] + Self.table + text[end.lowerBound...]
      try Data(new.utf8).write(to: Self.file)
      return
    }
    #expect(text[start.upperBound..<end.lowerBound] == Self.table)
  }

  private static var table: String {
    let head = """
      | SwiftUI | ATK role | states | interfaces | value goes to | attributes |
      | --- | --- | --- | --- | --- | --- |

      """
    return AccessibilityRole.allCases.reduce(into: head) { table, role in
      let mapping = ATKMapping.row(for: role)
      let cells = [
        mapping.views, roles(mapping), states(mapping),
        mapping.interfaces.names.joined(separator: ", "),
        value(mapping.value),
        mapping.attributes.map { "`\($0.name):\($0.value)`" }.joined(separator: " "),
      ]
      table += "| " + cells.joined(separator: " | ") + " |\n"
    }
  }

  private static func roles(_ mapping: ATKMapping) -> String {
    guard let older = mapping.olderRole else { return mapping.role.rawValue }
    return "\(mapping.role.rawValue); \(older.rawValue) where that is unknown"
  }

  private static func states(_ mapping: ATKMapping) -> String {
    var states = mapping.states.names
    if mapping.traits.contains(.toggle) { states += mapping.on.state.names.map { $0 + " if on" } }
    if mapping.chosen == .checked { states.append("checked if chosen") }
    if mapping.states.contains(.selectable) { states.append("selected if chosen") }
    return states.joined(separator: ", ")
  }

  private static func value(_ use: ATKMapping.ValueUse) -> String {
    let names: [(ATKMapping.ValueUse, String)] = [
      (.states, "states"), (.number, "Value"), (.text, "Text"), (.name, "name"),
      (.attribute, "`valuetext`"), (.description, "description"),
    ]
    return names.filter { use.contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
