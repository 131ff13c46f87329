import SpecFormat
import Synchronization

/// A piece of a spec, made from the vocabulary.
indirect enum SpecSample: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([SpecSample])
  case object([String: SpecSample])

  /// As JSON, keys in a stable order.
  var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .string(let text): "\"\(text)\""
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.json)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// Values of every kind, among them what most keys refuse.
  static let ofEveryKind: [SpecSample] = [
    .null, .boolean(true), .boolean(false), .number(-1), .number(0), .number(0.5), .number(1),
    .string("§"), .list([]), .list([.number(1)]), .object([:]), .object(["§": .number(1)]),
  ]
}

extension SpecValue {
  /// Whether the schema lets a value stand here.
  func admits(_ sample: SpecSample) -> Bool {
    switch (self, sample) {
    case (.any, _), (.string, .string), (.number, .number), (.boolean, .boolean): true
    case (.yes, .boolean(let value)): value
    case (.null, .null): true
    case (.proxyExpression, .string(let text)): text.contains("proxy")
    case (.condition, .string(let text)): text.contains("<")
    case (.positiveNumber, .number(let value)): value > 0
    case (.count, .number(let value)): value >= 0 && value == value.rounded()
    case (.positiveCount, .number(let value)): value >= 1 && value == value.rounded()
    case (.infinity, .string(let text)): text == "inf"
    case (.negativeInfinity, .string(let text)): text == "-inf"
    case (.oneOf(let names), .string(let text)): names.contains(text)
    case (.list(let element, let count), .list(let elements)):
      (count ?? elements.count) == elements.count && elements.allSatisfy { element.admits($0) }
    case (.object(let object), .object(let members)):
      object.requiredNames.allSatisfy { members[$0] != nil }
        && members.allSatisfy { name, value in
          object.fields.first { $0.name == name }?.value.admits(value) ?? false
        }
    case (.map(let value), .object(let members)): members.values.allSatisfy { value.admits($0) }
    case (.either(let values), _): values.contains { $0.admits(sample) }
    case (.defined(let name), _): SpecValue.definitions[name]?.admits(sample) ?? false
    default: false
    }
  }

  /// Values that may stand here: one of every form, every name, every key.
  var right: [SpecSample] {
    switch self {
    case .string: [.string("a")]
    case .number, .positiveNumber, .count, .positiveCount, .any: [.number(1)]
    case .condition: [.string("1 < 2")]
    case .boolean: [.boolean(true), .boolean(false)]
    case .yes: [.boolean(true)]
    case .null: [.null]
    // Known only inside of a reader.
    case .proxyExpression: []
    case .infinity: [.string("inf")]
    case .negativeInfinity: [.string("-inf")]
    case .oneOf(let names): names.map { .string($0) }
    case .list(let element, let count):
      element.right.map { .list(Array(repeating: $0, count: count ?? 1)) }
    case .object(let object):
      (object.minimum.map { [.object($0)] } ?? []) + object.samples { $0.right }
    case .map(let value): value.right.map { .object(["a": $0]) }
    case .either(let values): values.flatMap(\.right)
    case .defined("view"): [.object(["type": .string("Color")])]
    case .defined("views"): [.object(["type": .string("Color")]), .list([])]
    // Nodes are in nodes: their keys have entries of their own.
    case .defined("accessibilityNode"): [.object([:])]
    case .defined(let name): SpecValue.definitions[name]?.right ?? []
    }
  }

  /// Values that may not stand here, wrong as a whole or in one of their parts.
  var wrong: [SpecSample] { (SpecSample.ofEveryKind + wrongInside).filter { !admits($0) } }

  /// Some of these values: all that are wrong as a whole, and every so many-th of the others.
  ///
  /// - Parameters:
  ///   - count: About the most of the others.
  ///   - first: The number of the first of the others, from which each place has different ones.
  func wrong(atMost count: Int, from first: Int) -> [SpecSample] {
    let inside = wrongInside.some(atMost: count, from: first)
    return (SpecSample.ofEveryKind + inside).filter { !admits($0) }
  }

  private var wrongInside: [SpecSample] {
    switch self {
    case .list(let element, let count):
      element.wrong.map { .list(Array(repeating: $0, count: count ?? 1)) }
        + (element.right.prefix(1).map { .list(Array(repeating: $0, count: (count ?? 0) + 1)) })
    case .object(let object):
      object.samples { $0.value.wrong }
        + object.requiredNames.compactMap { name in
          guard var members = object.minimum else { return nil }
          members[name] = nil
          return .object(members)
        }
        + (object.minimum.map { [.object($0.merging(["§": .null]) { $1 })] } ?? [])
    case .map(let value): value.wrong.map { .object(["a": $0]) }
    case .either(let values): values.flatMap(\.wrongInside)
    case .defined("view"), .defined("views"), .defined("modifier"), .defined("canvasItem"),
      .defined("accessibilityNode"), .defined("menuItem"):
      []
    case .defined(let name):
      SpecValue.wrongDefinitions.withLock { known in known[name] } ?? SpecValue.findWrong(name)
    default: []
    }
  }

  /// What is wrong inside of definitions, of which many places are made.
  private static let wrongDefinitions = Mutex<[String: [SpecSample]]>([:])

  private static func findWrong(_ name: String) -> [SpecSample] {
    let found = definitions[name]?.wrongInside ?? []
    wrongDefinitions.withLock { $0[name] = found }
    return found
  }

  /// What the schema's definitions say.
  static let definitions: [String: SpecValue] = [
    "view": .object(SpecObject.anyView),
    "views": .either([.object(SpecObject.anyView), .list(.object(SpecObject.anyView))]),
    "modifier": .object(SpecObject([SpecField("hidden", .yes, required: true)])),
    "animation": SpecVocabulary.animation,
    // Transitions are in transitions.
    "transition": .oneOf(TransitionName.allCases.map(\.rawValue)),
    // Gestures are in gestures, and changes in changes.
    "gesture": .object(
      SpecObject([
        SpecField(
          "tap",
          .either([.positiveCount, .object(SpecVocabulary.tapGesture)]),
          required: true
        )
      ])
    ),
    "change": .object(SpecVocabulary.change),
    "completion": .object(SpecObject([SpecField("set", .map(.number), required: true)])),
    "canvasFilter": SpecVocabulary.canvasFilter, "canvasShading": SpecVocabulary.canvasShading,
    "canvasItem": .object(SpecObject([SpecField("fill", .defined("shape"), required: true)])),
    "alignment": .either([.oneOf(["center", "topLeading"]), .object(SpecVocabulary.twoGuides)]),
    "shape": .either(
      [.oneOf(SpecVocabulary.shapes.filter { $0 != "RoundedRectangle" })]
        + ShapeType.allCases.map { .object($0.objectOfItsOwn) }
    ),
    "color": SpecVocabulary.color, "style": SpecVocabulary.style,
    "unitPoint": .either([.oneOf(["center", "topLeading"]), .list(.number, count: 2)]),
    "rectangle": .list(.proposedLength, count: 4),
    "pathElement": .any,
    "accessibilityNode": .map(.any),
    "menuItem": .object(MenuItemType.button.object),
    "chart": .object(SpecVocabulary.chart),
    "edgeInsets": .object(SpecVocabulary.edgeInsets),
    "environment": .object(SpecVocabulary.environment),
    "screenEnvironment": .object(SpecVocabulary.screenEnvironment),
  ]
}

extension ShapeType {
  /// Its keys, with its own name only.
  fileprivate var objectOfItsOwn: SpecObject {
    SpecObject([SpecField("type", .oneOf([rawValue]), required: true)] + object.fields.dropFirst())
  }
}

extension SpecObject {
  fileprivate static let anyView = SpecObject([SpecField("type", .oneOf(["Color"]), required: true)]
  )

  /// The keys that must be there; nil if one of them has no sample.
  var minimum: [String: SpecSample]? {
    var members: [String: SpecSample] = [:]
    for field in fields where field.isRequired {
      guard let sample = field.right.first else { return nil }
      members[field.name] = sample
    }
    return members
  }

  /// The keys that must be there and one more, with each of its values in turn.
  func samples(_ values: (SpecField) -> [SpecSample]) -> [SpecSample] {
    guard let minimum else { return [] }
    return fields.flatMap { field in
      values(field).map { .object(minimum.merging([field.name: $0]) { $1 }) }
    }
  }
}

extension SpecField {
  /// What may stand behind some keys whose strings are names of something else in the file.
  private static let names: [String: SpecSample] = [
    "alignment": .string("center"), "guide": .string("leading"),
    "gridColumnAlignment": .string("leading"), "horizontal": .string("leading"),
    "vertical": .string("top"), "accessibilityActivationPoint": .string("center"),
    "combine": .string("p + child"), "length": .string("length / 2"),
    "elements": .list([.list([.string("move"), .number(1), .number(1)])]),
    "path": .list([.list([.string("move"), .number(1), .number(1)])]),
    "symbolVariant": .string("circle.fill"),
    "columns": .list([.object(["fixed": .number(1)])]),
    "rows": .list([.object(["fixed": .number(1)])]),
    "context": .list([]), "layer": .list([]),
    "guides": .object(["a": .object(["top": .number(1)])]),
    "explicitGuides": .object(["a": .object(["top": .number(1)])]),
  ]

  var right: [SpecSample] {
    guard let name = SpecField.names[name], value.admits(name) else { return value.right }
    return [name] + value.right
  }
}

extension [SpecSample] {
  /// Every so many-th of the samples, about `count` of them.
  func some(atMost count: Int, from first: Int) -> [SpecSample] {
    let step = self.count / count + 1
    return stride(from: first % step, to: self.count, by: step).map { self[$0] }
  }
}
