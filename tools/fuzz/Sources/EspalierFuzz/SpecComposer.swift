@testable import SpecFormat

/// Makes specs out of choices, from everything that the vocabulary knows.
///
/// Most are valid; a few contradict themselves and are refused with a diagnostic.
struct SpecComposer {
  var choices: ChoiceSource
  /// How many more views there may be.
  private var budget = 24
  private var ids = 0
  /// Whether views are made that may be repeated, and so must have no ids.
  private var isRepeated = false
  private var usesDefinition = false
  /// Whether there is a geometry reader around.
  private var isInReader = false

  init(_ choices: ChoiceSource) { self.choices = choices }

  mutating func file() -> JSONTree {
    var members: [(key: String, value: JSONTree)] = []
    switch choices.below(4) {
    case 0: break
    case 1: members.append(("proposal", object(SpecVocabulary.proposal)))
    default: members.append(("scene", object(SpecVocabulary.scene)))
    }
    if choices.below(4) == 1 {
      members.append(("environment", object(SpecVocabulary.environment)))
    }
    members.append(("view", .list((0...choices.below(2)).map { _ in view() })))
    if usesDefinition {
      isRepeated = true
      members.append(("definitions", .object([("part", leaf())])))
    }
    return .object(members)
  }

  /// A view of any type.
  mutating func view() -> JSONTree {
    budget -= 1
    guard budget > 0, !choices.isExhausted else { return leaf() }
    let (name, fields) = choices.pick(Self.views)
    let type: (key: String, value: JSONTree) = ("type", .text(name))
    let wasInReader = isInReader
    isInReader = isInReader || name == "GeometryReader"
    defer { isInReader = wasInReader }
    switch name {
    case "Reference":
      usesDefinition = true
      return .object([type, ("name", .text("part"))])
    case "ForEach": return withoutIDs { $0.completed([type] + $0.members(of: fields, in: name)) }
    case "Table": return completed([type] + table())
    case "Canvas": return completed([type] + canvas())
    default: return completed([type] + members(of: fields, in: name))
    }
  }

  /// Makes views that may be repeated.
  mutating func withoutIDs(_ make: (inout SpecComposer) -> JSONTree) -> JSONTree {
    let wasRepeated = isRepeated
    isRepeated = true
    defer { isRepeated = wasRepeated }
    return make(&self)
  }

  private mutating func leaf() -> JSONTree {
    completed([("type", .text("Text")), ("content", .text(word(for: "content")))])
  }

  private mutating func completed(_ members: [(key: String, value: JSONTree)]) -> JSONTree {
    var members = members
    if !isRepeated, choices.below(3) == 1 {
      ids += 1
      members.append(("id", .text("id\(ids)")))
    }
    let modifiers = (0..<[0, 0, 1, 2][choices.below(4)]).map { _ in modifier() }
    if !modifiers.isEmpty { members.append(("modifiers", .list(modifiers))) }
    return .object(members)
  }

  private mutating func modifier() -> JSONTree {
    let field = choices.pick(SpecVocabulary.modifiers)
    return .object([(field.name, value(field.value, for: field.name, in: field.name))])
  }

  // MARK: Objects

  private mutating func object(_ object: SpecObject, in owner: String = "") -> JSONTree {
    .object(members(of: object.fields, in: owner))
  }

  /// Everything that is required, the views inside, and a few more members.
  mutating func members(
    of fields: [SpecField],
    in owner: String
  ) -> [(key: String, value: JSONTree)] {
    let isWanted = fields.map {
      $0.isRequired || ["children", "tabs", "title", "size"].contains($0.name)
    }
    var wanted = Set(fields.indices.filter { isWanted[$0] })
    if wanted.count < fields.count {
      for _ in 0..<choices.below(4) { wanted.insert(choices.below(fields.count)) }
    }
    // Of each of these pairs there may be one.
    for (first, second) in [("title", "label"), ("content", "runs")] {
      let pair = [first, second].compactMap { name in fields.firstIndex { $0.name == name } }
      guard pair.count == 2 else { continue }
      wanted.subtract(pair)
      wanted.insert(choices.pick(pair))
    }
    return wanted.sorted().map { index in
      let field = fields[index]
      return (field.name, value(field.value, for: field.name, in: owner))
    }
  }

  // MARK: Values

  private mutating func value(
    _ value: SpecValue,
    for name: String,
    in owner: String
  ) -> JSONTree {
    switch value {
    case .string: .text(word(for: name, in: owner))
    case .number: .number(number(for: name))
    case .proxyExpression: .text(choices.pick(SpecComposer.proxyExpressions))
    case .condition: .text(choices.pick(SpecComposer.conditions))
    case .positiveNumber: .number(choices.pick([1, 2, 3, 0.5, 17, 100, 1e-300, 1e300]))
    case .count: .number(Double(choices.below(5)))
    case .positiveCount: .number(Double(1 + choices.below(4)))
    case .boolean: .word(choices.pick(["true", "false"]))
    case .yes: .word("true")
    case .null: .word("null")
    case .infinity: .text("inf")
    case .negativeInfinity: .text("-inf")
    case .oneOf(let names): .text(choices.pick(names))
    case .list(let element, let count): list(of: element, count: count, for: name, in: owner)
    case .object(let inner): object(inner, in: name)
    case .map(let element): .object([("key", self.value(element, for: name, in: owner))])
    case .either(let values): self.value(choices.pick(known(values)), for: name, in: owner)
    case .defined(let definition): defined(definition, for: name)
    case .any: .text(word(for: name))
    }
  }

  /// The forms that have a meaning here.
  private func known(_ values: [SpecValue]) -> [SpecValue] {
    isInReader
      ? values : values.filter { if case .proxyExpression = $0 { false } else { true } }
  }

  private mutating func list(
    of element: SpecValue,
    count: Int?,
    for name: String,
    in owner: String
  ) -> JSONTree {
    switch name {
    case "in", "range": return .list([.number(0), .number(choices.pick([10, 1, 1e300, 0.5]))])
    case "rows", "columns": return .list((0...choices.below(3)).map { _ in gridItem() })
    case "options", "categoryOrder": return .list(["a", "b", "c"].map { .text($0) })
    default:
      let count = count ?? min(choices.below(5), max(0, budget))
      return .list((0..<count).map { _ in value(element, for: name, in: owner) })
    }
  }

  private mutating func gridItem() -> JSONTree {
    let sizes = GridItemSize.allCases.map(\.rawValue)
    let name = choices.pick(sizes)
    let fields = SpecVocabulary.gridItem.fields.filter { field in
      field.name == name || !sizes.contains(field.name)
    }
    return .object(
      fields.filter { $0.name == name || choices.below(4) == 1 }
        .map { ($0.name, value($0.value, for: $0.name, in: "gridItem")) }
    )
  }

  private mutating func defined(_ definition: String, for name: String) -> JSONTree {
    switch definition {
    case "view": return view()
    case "views": return .list((0..<choices.below(3)).map { _ in view() })
    case "modifier": return modifier()
    case "alignment":
      return .object([
        ("horizontal", .text(choices.pick(SpecVocabulary.horizontalGuides))),
        ("vertical", .text(choices.pick(SpecVocabulary.verticalGuides))),
      ])
    case "shape": return shape()
    case "color": return color()
    case "style": return style()
    case "rectangle": return .list((0..<4).map { _ in .number(number(for: "x")) })
    case "unitPoint": return .list([.number(number(for: "x")), .number(number(for: "y"))])
    case "pathElement":
      let step = choices.pick(PathStep.allCases)
      let arguments = (0..<step.arguments).map { index in
        step == .arc && index == 5
          ? JSONTree.word(choices.pick(["true", "false"])) : .number(number(for: "x"))
      }
      return .list([.text(step.rawValue)] + arguments)
    case "chart": return object(SpecVocabulary.chart)
    case "edgeInsets":
      return .object(
        SpecVocabulary.edgeInsets.fields.filter { _ in choices.below(2) == 1 }
          .map { ($0.name, .number(abs(number(for: $0.name)))) }
      )
    case "environment", "screenEnvironment": return object(SpecVocabulary.environment)
    case "scene": return object(SpecVocabulary.scene)
    case "proposal": return object(SpecVocabulary.proposal)
    default: return .word("null")
    }
  }

  mutating func shape() -> JSONTree {
    let shape = choices.pick(ShapeType.allCases)
    let fields = shape.object.fields.filter { $0.name != "type" }
    guard choices.below(2) == 0 || shape == .path else { return .text(shape.rawValue) }
    return .object(
      [("type", .text(shape.rawValue))] + members(of: fields, in: shape.rawValue)
    )
  }
}
