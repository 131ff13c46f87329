import Foundation
import Testing

/// Screens without findings are broken in one place each; the rule of the defect has to find it.
@Suite struct SeededDefectTests {
  /// A way to break a view.
  private struct Defect: Sendable {
    let rule: String
    /// The type of the views that are broken.
    let type: String
    /// JSON of the modifiers that are added, inside of the view's own ones or around them.
    var inner = "[]"
    var outer = "[]"
    /// JSON of members that replace the view's.
    var members = "{}"
    /// JSON of members of the whole case, such as its values and states.
    var screen = "{}"
  }

  private static let defects = [
    Defect(
      rule: "name-missing",
      type: "Button",
      members:
        #"{"label": {"type": "Circle", "modifiers": [{"frame": {"width": 50, "height": 50}}]}}"#
    ),
    Defect(rule: "hidden-control", type: "Button", outer: #"[{"accessibilityHidden": true}]"#),
    Defect(
      rule: "name-not-human",
      type: "Button",
      outer: #"[{"accessibilityLabel": "btn_go_on"}]"#
    ),
    Defect(rule: "label-in-name", type: "Button", outer: #"[{"accessibilityLabel": "Continue"}]"#),
    Defect(
      rule: "hint-says-gesture",
      type: "Button",
      outer: #"[{"accessibilityHint": "Tap to go on"}]"#
    ),
    Defect(
      rule: "target-small",
      type: "Button",
      outer: #"[{"accessibilityLabel": "Favorite"}]"#,
      members: """
        {"label": {"type": "Image", "systemName": "star",
          "modifiers": [{"frame": {"width": 16, "height": 16}}]}}
        """
    ),
    Defect(rule: "contrast-text", type: "Text", outer: ##"[{"foregroundStyle": "#DDDDDD"}]"##),
    Defect(rule: "text-fixed", type: "Text", inner: #"[{"font": {"system": {"size": 17}}}]"#),
    Defect(rule: "text-small", type: "Text", inner: #"[{"font": {"system": {"size": 8}}}]"#),
    Defect(
      rule: "text-cut",
      type: "Text",
      outer: #"[{"lineLimit": 1}, {"frame": {"width": 24}}]"#
    ),
    Defect(rule: "text-capped", type: "Text", outer: #"[{"dynamicTypeSize": "large"}]"#),
    Defect(
      rule: "text-clipped",
      type: "Text",
      inner: #"[{"fixedSize": {}}, {"frame": {"height": 8}}, {"clipped": true}]"#
    ),
    Defect(rule: "mirrored-text", type: "Text", outer: #"[{"scaleEffect": {"x": -1, "y": 1}}]"#),
    Defect(rule: "text-not-exposed", type: "Text", outer: #"[{"accessibilityHidden": true}]"#),
    Defect(
      rule: "off-screen",
      type: "Text",
      outer: #"[{"fixedSize": {}}, {"frame": {"width": 430, "alignment": "leading"}}]"#
    ),
    Defect(rule: "role-missing", type: "Text", outer: #"[{"onTapGesture": true}]"#),
    Defect(
      rule: "role-conflict",
      type: "Text",
      outer: #"[{"accessibilityAddTraits": ["isButton", "isLink"]}]"#
    ),
    Defect(rule: "symbol-literal", type: "Image", members: #"{"systemName": "chevron.left"}"#),
    Defect(
      rule: "image-name",
      type: "Image",
      outer: #"[{"accessibilityLabel": ""}]"#,
      members: #"{"modifiers": []}"#
    ),
    Defect(
      rule: "state-not-exposed",
      type: "Button",
      outer: #"[{"background": "{{paint}}"}]"#,
      members: ##"{"action": {"set": {"paint": "#335577"}}}"##,
      screen: ##"{"values": {"paint": "#DDDDDD"}}"##
    ),
    Defect(
      rule: "vanishes",
      type: "Text",
      outer: #"[{"opacity": "{{opacity}}"}]"#,
      screen: #"{"values": {"opacity": 1}, "states": [{"at": 5, "set": {"opacity": 0}}]}"#
    ),
    Defect(
      rule: "motion",
      type: "Text",
      outer: #"[{"offset": {"y": "{{way}}"}}]"#,
      screen: """
        {"values": {"way": 0}, "states": [{"at": 0, "set": {"way": 400}, "animation":
          {"linear": 1, "modifiers": [{"repeatForever": true, "autoreverses": true}]}}]}
        """
    ),
    Defect(
      rule: "flash",
      type: "Text",
      outer: #"[{"frame": {"width": 300, "height": 250}}, {"background": "{{paint}}"}]"#,
      screen: ##"""
        {"values": {"paint": "#000000"}, "states": [{"at": 0, "set": {"paint": "#FFFFFF"},
          "animation":
          {"linear": 0.1, "modifiers": [{"repeatForever": true, "autoreverses": true}]}}]}
        """##
    ),
  ]

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let screens: [String]
    }
    let findings: [Finding]
  }

  private static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// The view with one view of a type broken, once for each of them.
  private static func broken(_ view: [String: Any], by defect: Defect) throws -> [[String: Any]] {
    var all: [[String: Any]] = []
    if view["type"] as? String == defect.type {
      var changed = view
      let members = try #require(try json(defect.members) as? [String: Any])
      changed.merge(members) { $1 }
      let own = changed["modifiers"] as? [Any] ?? []
      let inner = try #require(try json(defect.inner) as? [Any])
      let outer = try #require(try json(defect.outer) as? [Any])
      changed["modifiers"] = inner + own + outer
      all.append(changed)
    }
    let children = view["children"] as? [[String: Any]] ?? []
    for (index, child) in children.enumerated() {
      for other in try broken(child, by: defect) {
        var changed = view
        changed["children"] = Array(children[..<index]) + [other] + Array(children[(index + 1)...])
        all.append(changed)
      }
    }
    return all
  }

  /// The table of docs/AUDIT.md: 99 of a hundred defects are found, and the screens as they are stay clean.
  @Test func seededDefectsAreFound() throws {
    let path = Espalier.specs + "/Audit/Seeded/screens.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let screens = try #require(file["cases"] as? [[String: Any]])
    var cases = screens
    var planted: [String: [String]] = [:]
    for defect in Self.defects {
      for screen in screens {
        let view = try #require(screen["view"] as? [String: Any])
        for (number, other) in try Self.broken(view, by: defect).enumerated() {
          let name = "\(defect.rule) \(screen["name"] ?? "") \(number)"
          var broken = try #require(try Self.json(defect.screen) as? [String: Any])
          (broken["name"], broken["view"]) = (name, other)
          cases.append(broken)
          planted[defect.rule, default: []].append(name)
        }
      }
    }
    file["cases"] = cases
    let scratch = try ScratchFolder()
    let text = try JSONSerialization.data(withJSONObject: file)
    try scratch.write("seeded.json", String(decoding: text, as: UTF8.self))
    let run = try Espalier.shell(
      "\"$espalier\" audit seeded.json --format json --fail-on never",
      in: scratch.path
    )
    try #require(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    func rules(on screen: String) -> Set<String> {
      Set(report.findings.filter { $0.screens.contains { $0.hasSuffix("#\(screen)") } }.map(\.rule))
    }
    for screen in screens {
      let name = try #require(screen["name"] as? String)
      #expect(rules(on: name).isEmpty, "\(name): \(rules(on: name))")
    }
    var missed: [String] = []
    var table: [String] = []
    for (rule, names) in planted.sorted(by: { $0.key < $1.key }) {
      let lost = names.filter { !rules(on: $0).contains(rule) }
      missed += lost
      table.append("| `\(rule)` | \(names.count) | \(names.count - lost.count) |")
    }
    let count = planted.values.map(\.count).reduce(0, +)
    #expect(count >= 100)
    #expect(100 * (count - missed.count) >= 99 * count, "\(missed)")
    let document = try String(contentsOfFile: Espalier.specs + "/../docs/AUDIT.md", encoding: .utf8)
    let lines = table.joined(separator: "\n")
    #expect(document.contains(lines), "docs/AUDIT.md has another table:\n\(lines)")
  }
}
