internal import AccessibilityCore
internal import Export
internal import LayoutCore
internal import SpecFormat

/// The documents of a screen, of its layout and its accessibility tree, as far as a Swift file and a
/// spec of the same screen have to agree.
///
/// Ids, paths and places in files are not compared, nor are modifiers that change nothing but the
/// environment: a spec may state a value at another view.
struct SharedScreen {
  /// The names that a screen and its spec need not share.
  struct Allowance {
    /// Modifiers that change nothing.
    var omitted: Set<String>
    /// Shapes that code draws, which are paths in the spec.
    var shapes: Set<String>
  }

  private let documents: [CanonicalValue]

  init(_ result: LayoutResult, _ allowance: Allowance) {
    let direction = result.scene.environment.layoutDirection
    let tree = result.accessibilityTree()
    documents = [
      GeometryDocument.json(result, file: "", style: .compact),
      AccessibilityDocument.json(tree, file: "", layoutDirection: direction, style: .compact),
    ].map { SharedScreen.shared(CanonicalValue(json: $0) ?? .null, allowance) }
  }

  /// The first difference from the documents of a spec, in words; nil if there is none.
  func difference(from spec: SharedScreen) -> String? {
    for (own, other) in zip(documents, spec.documents) {
      if let found = SharedScreen.difference(own, other, at: "") { return found }
    }
    return nil
  }

  private static let names: Set = ["id", "path", "file", "source", "readingOrder", "namespace"]
  private static let settings: Set = [
    "environment", "listStyle", "buttonStyle", "buttonBorderShape", "toggleStyle",
    "textFieldStyle", "labelStyle", "controlSize", "labelsHidden", "pickerStyle",
    "listRowSpacing", "listSectionSpacing", "contentMargins",
  ]
  private static let containers = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack",
  ]

  private static func shared(_ value: CanonicalValue, _ allowance: Allowance) -> CanonicalValue {
    switch value {
    case .null, .boolean, .string: return value
    case .number(let number), .decimal(let number): return .number(number)
    case .list(let elements): return .list(elements.map { shared($0, allowance) })
    case .object(let members):
      return .object(members.compactMap { shared($0, allowance) })
    }
  }

  private static func shared(
    _ member: CanonicalValue.Member,
    _ allowance: Allowance
  ) -> CanonicalValue.Member? {
    if names.contains(member.key) { return nil }
    if member.key == "type", let name = member.value.string {
      let shared = allowance.shapes.contains(name) ? "Path" : containers[name] ?? name
      return .init("type", .string(shared))
    }
    guard member.key == "modifiers" else {
      return .init(member.key, shared(member.value, allowance))
    }
    let kept = member.value.elements.filter { modifier in
      let name = modifier["type"]?.string ?? ""
      return !settings.contains(name) && !allowance.omitted.contains(name)
    }
    return kept.isEmpty ? nil : .init("modifiers", shared(.list(kept), allowance))
  }

  private static func difference(
    _ own: CanonicalValue,
    _ other: CanonicalValue,
    at place: String
  ) -> String? {
    if own == other { return nil }
    switch (own, other) {
    case (.list(let first), .list(let second)) where first.count == second.count:
      return zip(first, second).enumerated().lazy.compactMap { index, pair in
        difference(pair.0, pair.1, at: "\(place)[\(index)]")
      }.first
    case (.object(let first), .object(let second)) where first.map(\.key) == second.map(\.key):
      return zip(first, second).lazy.compactMap { own, other in
        difference(own.value, other.value, at: place.isEmpty ? own.key : "\(place).\(own.key)")
      }.first
    default: return "\(place) is \(own.inShort), not \(other.inShort)"
    }
  }
}

extension CanonicalValue {
  /// The value as text, in short.
  fileprivate var inShort: String {
    switch self {
    case .list(let elements) where elements.contains { $0.members.count > 0 }:
      "\(elements.count) elements"
    case .object(let members): "{ \(members.map(\.key).joined(separator: ", ")) }"
    case .null, .boolean, .number, .decimal, .string, .list:
      String(decoding: json(.compact), as: UTF8.self).filter { !$0.isNewline }
    }
  }
}
