extension SpecSchema {
  /// The schema of specs in their canonical form (draft 2020-12), which `espalier expand` prints.
  ///
  /// It is closed: what a canonical form may say of views and environment values is what the schema of
  /// spec files says, to which it refers, and what decides a layout must be stated.
  public static func canonicalJSON() -> String {
    let named = member("name", "string", "The name of the case, which no other of the file has.")
    let schema = SchemaNode.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("espalier-expanded.schema.json")),
      ("title", .text("Espalier spec file in its canonical form")),
      ("type", .text("object")),
      (
        "properties",
        .object(
          [
            ("espalier", .object([("const", .text("spec"))])),
            ("version", .object([("const", .number(CanonicalFile.version))])),
            (
              "cases",
              .object([
                ("description", .text("The specs of a file with several, each whole.")),
                ("type", .text("array")),
                ("items", .object([("$ref", .text("#/$defs/canonicalCase"))])),
              ])
            ),
          ] + screen
        )
      ),
      ("required", .list(["espalier", "version"].map { .text($0) })),
      ("oneOf", .list([required(["cases"]), required(["view", "scene", "environment"])])),
      ("additionalProperties", .truth(false)),
      (
        "$defs",
        .object([
          (
            "canonicalCase",
            .object([
              ("type", .text("object")),
              ("properties", .object([named, part("rule"), part("given")] + screen)),
              ("required", .list([.text("name")])),
              (
                "oneOf",
                .list([required(["rule"]), required(["view", "scene", "environment"])])
              ),
              ("additionalProperties", .truth(false)),
            ])
          )
        ])
      ),
    ])
    return schema.json() + "\n"
  }

  private static var screen: [(key: String, value: SchemaNode)] {
    [
      member("title", "string", "What the spec shows."),
      member("source", "string", "Where its expectations come from."),
      part("confidence"),
      (
        "scene",
        described(
          "The screen around the views: its size, in points, and what covers its edges.",
          part("scene").value,
          ["width", "height", "safeArea", "keyboard"]
        )
      ),
      part("proposal"),
      (
        "environment",
        described(
          "What the root view inherits; all that decides a layout is stated.",
          part("environment").value,
          SpecVocabulary.decisiveEnvironment
        )
      ),
      member("xfail", "string", "Why Espalier itself is known not to do what is expected."),
    ] + ["alignments", "definitions", "values", "states", "actions", "view", "expect"].map(part)
  }

  /// A member as the schema of spec files has it.
  private static func part(_ key: String) -> (key: String, value: SchemaNode) {
    let place = "espalier-spec.schema.json#/$defs/case/properties/\(key)"
    let description = SpecDescriptions.entry(key, of: "case").map {
      (key: "description", value: SchemaNode.text($0.text))
    }
    return (key, .object((description.map { [$0] } ?? []) + [("$ref", .text(place))]))
  }

  private static func member(
    _ key: String,
    _ type: String,
    _ description: String
  ) -> (key: String, value: SchemaNode) {
    (key, .object([("description", .text(description)), ("type", .text(type))]))
  }

  private static func described(
    _ description: String,
    _ node: SchemaNode,
    _ keys: [String]
  ) -> SchemaNode {
    .object([
      ("description", .text(description)), ("allOf", .list([node, required(keys)])),
    ])
  }

  private static func required(_ keys: [String]) -> SchemaNode {
    .object([("required", .list(keys.map { .text($0) }))])
  }
}

extension SpecVocabulary {
  /// The environment values that decide a layout, which a canonical form always states.
  package static let decisiveEnvironment = [
    "layoutDirection", "dynamicTypeSize", "displayScale", "locale", "system", "text",
    "userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass", "platform",
  ]
}
