/// The JSON Schema of spec files, made from the vocabulary.
public enum SpecSchema {
  /// The schema as JSON text (draft 2020-12).
  ///
  /// Views are told apart by `if type … then …`, so that a validator names exactly one mistake
  /// where there is one.
  public static func json() -> String {
    let file = members(of: SpecVocabulary.file)
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
    return schema.json() + "\n"
  }

  // MARK: Definitions

  private static var definitions: SchemaNode {
    .object([
      ("placeholder", .object([("type", .text("string")), ("pattern", .text("\\{\\{.+\\}\\}"))])),
      ("number", orPlaceholder([("type", .text("number"))])),
      ("view", view),
      ("views", anyOf([node(.view), node(.list(.view))])),
      ("modifier", modifier),
      ("alignment", anyOf([node(.string), node(.object(SpecVocabulary.twoGuides))])),
      ("shape", anyOf([node(.oneOf(SpecVocabulary.shapes)), node(.object(SpecVocabulary.shape))])),
      ("unitPoint", anyOf([node(.string), node(.list(.number, count: 2))])),
      ("rectangle", node(.list(.proposedLength, count: 4))),
      ("pathElement", pathElement),
      ("edgeInsets", node(.object(SpecVocabulary.edgeInsets))),
      ("environment", node(.object(SpecVocabulary.environment))),
      ("scene", node(.object(SpecVocabulary.scene))),
      ("proposal", node(.object(SpecVocabulary.proposal))),
      ("expectation", node(.object(SpecVocabulary.expectation))),
    ])
  }

  private static var view: SchemaNode {
    let types = SpecVocabulary.views.map { SchemaNode.text($0.name) }
    let cases = SpecVocabulary.views.map { name, fields in
      SchemaNode.object([
        ("if", .object([("properties", .object([("type", .object([("const", .text(name))]))]))])),
        ("then", .object(members(of: SpecObject(SpecVocabulary.commonFields + fields)))),
      ])
    }
    return .object([
      ("type", .text("object")),
      ("properties", .object([("type", .object([("enum", .list(types))]))])),
      ("required", .list([.text("type")])),
      ("allOf", .list(cases)),
    ])
  }

  /// One entry with the modifier's name, and perhaps an id and a comment.
  private static var modifier: SchemaNode {
    let fields = SpecVocabulary.modifiers
    let names = fields.map { SchemaNode.text($0.name) }
    return .object(
      members(of: SpecObject([SpecField("id", .string)] + fields)) + [
        (
          "allOf",
          .list([
            .object([
              ("anyOf", .list(names.map { .object([("required", .list([$0]))]) }))
            ]),
            .object([("maxProperties", .number(3))]),
          ])
        )
      ]
    )
  }

  private static var pathElement: SchemaNode {
    anyOf(
      SpecVocabulary.pathElements.map { name, count in
        .object([
          ("type", .text("array")),
          ("prefixItems", .list([.object([("const", .text(name))])])),
          ("items", anyOf([node(.number), node(.boolean)])),
          ("minItems", .number(count + 1)),
          ("maxItems", .number(count + 1)),
        ])
      }
    )
  }

  // MARK: Values

  private static func node(_ value: SpecValue) -> SchemaNode {
    switch value {
    case .string: .object([("type", .text("string"))])
    case .number: reference("number")
    case .positiveNumber:
      orPlaceholder([("type", .text("number")), ("exclusiveMinimum", .number(0))])
    case .count: orPlaceholder([("type", .text("integer")), ("minimum", .number(0))])
    case .boolean: orPlaceholder([("type", .text("boolean"))])
    case .yes: .object([("const", .truth(true))])
    case .null: .object([("type", .text("null"))])
    case .infinity: .object([("const", .text("inf"))])
    case .oneOf(let names): orPlaceholder([("enum", .list(names.map { .text($0) }))])
    case .list(let element, let count):
      .object(
        [("type", .text("array")), ("items", node(element))]
          + (count.map { [("minItems", .number($0)), ("maxItems", .number($0))] } ?? [])
      )
    case .object(let object): .object(members(of: object))
    case .map(let value):
      .object([("type", .text("object")), ("additionalProperties", node(value))])
    case .either(let values): anyOf(values.map { node($0) })
    case .defined(let name): reference(name)
    case .any: .truth(true)
    }
  }

  private static func members(of object: SpecObject) -> [(key: String, value: SchemaNode)] {
    let required = object.fields.filter(\.isRequired).map { SchemaNode.text($0.name) }
    let properties =
      object.fields.map { ($0.name, node($0.value)) } + [("comment", node(.string))]
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

  private static func orPlaceholder(
    _ members: [(key: String, value: SchemaNode)]
  ) -> SchemaNode {
    anyOf([.object(members), reference("placeholder")])
  }
}
