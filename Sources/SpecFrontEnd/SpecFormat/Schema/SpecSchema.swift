/// The JSON Schema of spec files, made from the vocabulary.
public enum SpecSchema {
  /// The schema as JSON text (draft 2020-12).
  ///
  /// Views are told apart by `if type … then …`, so that a validator names exactly one mistake for
  /// one.
  public static func json() -> String {
    let file = members(of: SpecVocabulary.file, owner: "spec", inTemplate: false)
    let schema = SchemaNode.object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .text("espalier-spec.schema.json")),
        ("title", .text("Espalier spec file")),
      ] + file + [
        ("anyOf", .list(["view", "cases"].map { .object([("required", .list([.text($0)]))]) })),
        ("$defs", definitions),
      ]
    )
    return SchemaSharing.share(schema).json() + "\n"
  }

  // MARK: Definitions

  private static var definitions: SchemaNode {
    .object([
      ("placeholder", string(pattern: "^\\{\\{[^{}]+\\}\\}$")),
      ("filledIn", string(pattern: "\\{\\{[^{}]+\\}\\}")),
      (
        "number",
        anyOf([
          .object([("type", .text("number"))]), reference("filledIn"),
          string(pattern: "\\b(t|hour|minute|second)\\b"),
        ])
      ),
      ("view", view),
      ("views", anyOf([node(.view), node(.list(.view))])),
      ("modifier", modifier),
      ("alignment", anyOf([node(.string), node(.object(SpecVocabulary.twoGuides))])),
      ("shape", shape),
      ("color", node(SpecVocabulary.color)),
      ("style", node(SpecVocabulary.style)),
      ("unitPoint", anyOf([node(.string), node(.list(.number, count: 2))])),
      ("rectangle", node(.list(.proposedLength, count: 4), inTemplate: false)),
      ("accessibilityNode", accessibilityNode),
      ("pathElement", pathElement),
      ("animation", node(SpecVocabulary.animation, owner: "animation")),
      ("transition", node(SpecVocabulary.transition, owner: "transition")),
      ("gesture", node(SpecVocabulary.gesture)),
      ("change", node(.object(SpecVocabulary.change), owner: "change")),
      ("completion", node(.object(SpecVocabulary.completion), owner: "completion")),
      ("canvasFilter", node(SpecVocabulary.canvasFilter, owner: "canvasFilter")),
      ("canvasShading", node(SpecVocabulary.canvasShading)),
      (
        "canvasItem",
        node(.either(CanvasItemKind.allCases.map { .object($0.object) }), owner: "canvasItem")
      ),
      (
        "menuItem",
        unlessPlaceholder(tagged("type", MenuItemType.allCases.map { ($0.rawValue, $0.object) }))
      ),
      ("chart", node(.object(SpecVocabulary.chart), owner: "chart")),
      ("edgeInsets", node(.object(SpecVocabulary.edgeInsets), owner: "edgeInsets")),
      ("environment", node(.object(SpecVocabulary.environment), owner: "environment")),
      (
        "screenEnvironment",
        node(.object(SpecVocabulary.screenEnvironment), owner: "screenEnvironment")
      ),
      ("scene", node(.object(SpecVocabulary.scene), owner: "scene", inTemplate: false)),
      ("proposal", node(.object(SpecVocabulary.proposal), owner: "proposal", inTemplate: false)),
      (
        "expectation",
        node(.object(SpecVocabulary.expectation), owner: "expectation", inTemplate: false)
      ),
      ("case", specCase),
    ])
  }

  private static var view: SchemaNode {
    unlessPlaceholder(
      tagged(
        "type",
        SpecVocabulary.views.map { name, fields in
          (name, SpecObject(SpecVocabulary.commonFields + fields))
        }
      )
    )
  }

  /// A name that says it all, or an object.
  private static var shape: SchemaNode {
    let names = SpecVocabulary.shapes.filter { $0 != "RoundedRectangle" }
    let objects = tagged("type", ShapeType.allCases.map { ($0.rawValue, $0.object) })
    return .object([
      ("if", .object([("type", .text("string"))])),
      ("then", node(.oneOf(names))),
      ("else", .object(objects)),
    ])
  }

  /// Objects whose keys depend on the name that the member `key` holds.
  private static func tagged(
    _ key: String,
    _ objects: [(name: String, object: SpecObject)]
  ) -> Members {
    let cases = objects.map { name, object in
      SchemaNode.object([
        ("if", has(key, name)), ("then", .object(members(of: object, owner: name))),
      ])
    }
    return [
      ("type", .text("object")),
      ("properties", .object([(key, node(.oneOf(objects.map(\.name))))])),
      ("required", .list([.text(key)])), ("allOf", .list(cases)),
    ]
  }

  private static func has(_ key: String, _ name: String) -> SchemaNode {
    .object([
      ("properties", .object([(key, .object([("const", .text(name))]))])),
      ("required", .list([.text(key)])),
    ])
  }

  /// A case with a rule has what the rule is given.
  private static var specCase: SchemaNode {
    let rules = RuleProbe.Rule.allCases.map { rule in
      SchemaNode.object([
        ("if", has("rule", rule.rawValue)),
        (
          "then",
          .object([
            (
              "properties",
              .object([
                (
                  "given",
                  node(.object(SpecVocabulary.given(rule)), owner: "given", inTemplate: false)
                ),
                ("expect", node(.object(SpecVocabulary.ruleExpectation), inTemplate: false)),
              ])
            )
          ])
        ),
      ])
    }
    let subjects = ["view", "rule"].map {
      SchemaNode.object([("required", .list([.text($0)]))])
    }
    return .object(
      members(of: SpecVocabulary.specCase, owner: "case", inTemplate: false) + [
        ("oneOf", .list(subjects)), ("allOf", .list(rules)),
      ]
    )
  }

  /// One entry with the modifier's name, and perhaps an id and a comment.
  private static var modifier: SchemaNode {
    let fields = SpecVocabulary.modifiers
    let names = fields.map { SchemaNode.text($0.name) }
    return unlessPlaceholder(
      members(of: SpecObject([SpecField("id", .string)] + fields)) + [
        (
          "allOf",
          .list([
            .object([
              ("anyOf", .list(names.map { .object([("required", .list([$0]))]) }))
            ]),
            entries,
          ])
        )
      ]
    )
  }

  /// No more entries than the modifier itself, the id and the comment.
  private static var entries: SchemaNode {
    func atMost(_ count: Int) -> SchemaNode { .object([("maxProperties", .number(count))]) }
    func has(_ names: [String]) -> SchemaNode {
      .object([("required", .list(names.map { .text($0) }))])
    }
    let withOne = SchemaNode.object([
      ("if", anyOf([has(["id"]), has(["comment"])])), ("then", atMost(2)), ("else", atMost(1)),
    ])
    return .object([
      ("if", has(["id", "comment"])), ("then", atMost(3)), ("else", withOne),
    ])
  }

  private static var accessibilityNode: SchemaNode {
    let object = SpecValue.object(SpecVocabulary.accessibilityNode)
    return node(object, owner: "accessibilityNode", inTemplate: false)
  }

  private static var pathElement: SchemaNode {
    let steps = PathStep.allCases.map { step in
      SchemaNode.object([
        ("type", .text("array")),
        ("prefixItems", .list([.object([("const", .text(step.rawValue))])])),
        ("items", anyOf([node(.number), node(.boolean)])),
        ("minItems", .number(step.arguments + 1)),
        ("maxItems", .number(step.arguments + 1)),
      ])
    }
    return anyOf(steps + [reference("placeholder")])
  }

  // MARK: Values

  private typealias Members = [(key: String, value: SchemaNode)]

  /// A value of the vocabulary.
  ///
  /// - Parameter inTemplate: Whether a placeholder may stand in the place of arrays and objects.
  private static func node(
    _ value: SpecValue,
    owner: String? = nil,
    inTemplate: Bool = true
  ) -> SchemaNode {
    switch value {
    case .string: .object([("type", .text("string"))])
    case .number: reference("number")
    case .proxyExpression: string(pattern: "proxy\\s*\\.")
    case .condition: anyOf([string(pattern: "[<>=]"), reference("placeholder")])
    case .positiveNumber:
      orPlaceholder([("type", .text("number")), ("exclusiveMinimum", .number(0))])
    case .count: orPlaceholder([("type", .text("integer")), ("minimum", .number(0))])
    case .positiveCount: orPlaceholder([("type", .text("integer")), ("minimum", .number(1))])
    case .boolean: orPlaceholder([("type", .text("boolean"))])
    case .yes: orPlaceholder([("const", .truth(true))])
    case .null: .object([("type", .text("null"))])
    case .infinity: .object([("const", .text("inf"))])
    case .negativeInfinity: .object([("const", .text("-inf"))])
    case .oneOf(let names):
      anyOf([.object([("enum", .list(names.map { .text($0) }))]), reference("filledIn")])
    case .list(let element, let count):
      container(
        [("type", .text("array")), ("items", node(element, owner: owner, inTemplate: inTemplate))]
          + (count.map { [("minItems", .number($0)), ("maxItems", .number($0))] } ?? []),
        inTemplate
      )
    case .object(let object):
      container(members(of: object, owner: owner, inTemplate: inTemplate), inTemplate)
    case .map(let value):
      container(map(of: value, owner: owner, inTemplate: inTemplate), inTemplate)
    case .either(let values):
      anyOf(values.map { node($0, owner: owner, inTemplate: inTemplate) })
    case .defined(let name): reference(name)
    case .any: .truth(true)
    }
  }

  /// An object of any keys; where its values are not free, a comment may be among them.
  private static func map(of value: SpecValue, owner: String?, inTemplate: Bool) -> Members {
    if case .any = value { return [("type", .text("object"))] }
    let element = node(value, owner: owner, inTemplate: inTemplate)
    return [
      ("type", .text("object")),
      ("properties", .object([("comment", anyOf([node(.string), element]))])),
      ("additionalProperties", element),
    ]
  }

  /// - Parameter owner: The view, modifier or definition that the object belongs to, for descriptions.
  private static func members(
    of object: SpecObject,
    owner: String? = nil,
    inTemplate: Bool = true
  ) -> Members {
    let required = object.fields.filter(\.isRequired).map { SchemaNode.text($0.name) }
    let properties = (object.fields + [SpecField("comment", .string)]).map { field in
      let node = node(field.value, owner: field.name, inTemplate: inTemplate)
      return (field.name, described(node, field, of: owner))
    }
    return [("type", .text("object")), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .list(required))])
      + [("additionalProperties", .truth(false))]
  }

  private static func reference(_ name: String) -> SchemaNode {
    .object([("$ref", .text("#/$defs/\(name)"))])
  }

  private static func anyOf(_ nodes: [SchemaNode]) -> SchemaNode {
    .object([("anyOf", .list(nodes))])
  }

  private static func string(pattern: String) -> SchemaNode {
    .object([("type", .text("string")), ("pattern", .text(pattern))])
  }

  private static func orPlaceholder(_ members: Members) -> SchemaNode {
    anyOf([.object(members), reference("placeholder")])
  }

  private static func container(_ members: Members, _ inTemplate: Bool) -> SchemaNode {
    inTemplate ? unlessPlaceholder(members) : .object(members)
  }

  /// An array or object, or a placeholder in its place; told apart so that a validator still names
  /// the mistakes inside.
  private static func unlessPlaceholder(_ members: Members) -> SchemaNode {
    .object([
      ("if", .object([("type", .text("string"))])), ("then", reference("placeholder")),
      ("else", .object(members)),
    ])
  }
}
