import AccessibilityCore
import Export
import Foundation
import LayoutCore

/// What both front ends say of a screen: its documents without what only one of them knows.
///
/// Those are the keys that name views, namespaces and places in a file, the order of reading, which
/// is that of the accessibility tree, and modifiers that set the environment, which may be keys in a
/// spec. `HStackLayout` and its kin are the containers that they lay out as. Numbers are compared bit
/// by bit.
struct SharedDocument: Equatable {
  let lines: [String]

  init(_ result: LayoutResult, _ direction: LayoutCore.LayoutDirection) throws {
    let tree = result.accessibilityTree()
    let documents = [
      GeometryDocument.json(result, file: ""),
      AccessibilityDocument.json(tree, file: "", layoutDirection: direction),
    ]
    lines = try documents.flatMap { bytes in
      let value = try JSONSerialization.jsonObject(with: Data(bytes))
      let shared = SharedDocument.shared(value)
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      let data = try JSONSerialization.data(withJSONObject: shared, options: options)
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// The lines that differ, of the spec's document with `-`, of the Swift file's with `+`.
  func differences(from stated: SharedDocument) -> String {
    lines.difference(from: stated.lines).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    .joined(separator: "\n")
  }

  private static let names: Set = ["id", "path", "file", "source", "readingOrder", "namespace"]
  private static let settings: Set = [
    "environment", "buttonStyle", "controlSize", "labelsHidden", "pickerStyle", "textFieldStyle",
  ]
  private static let containers = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack",
  ]

  private static func shared(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.filter { !setsEnvironment($0) }.map(shared) }
    if let name = value as? String { return containers[name] ?? name }
    guard let members = value as? [String: Any] else { return value }
    var result: [String: Any] = [:]
    for (key, member) in members where !names.contains(key) {
      let member = shared(member)
      if key == "modifiers", (member as? [Any])?.isEmpty == true { continue }
      result[key] = member
    }
    return result
  }

  private static func setsEnvironment(_ value: Any) -> Bool {
    guard let type = (value as? [String: Any])?["type"] as? String else { return false }
    return settings.contains(type)
  }
}
