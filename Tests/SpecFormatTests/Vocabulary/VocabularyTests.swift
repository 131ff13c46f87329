import SpecFormat
import Testing

/// The reader knows what the vocabulary says, and refuses what the schema made of it refuses.
@Suite struct VocabularyTests {
  /// An entry of the vocabulary, and the spec that has a value in its place.
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    let field: SpecField
    let spec: @Sendable (SpecSample) -> SpecSample
    var testDescription: String { name }

    func file(_ sample: SpecSample) -> SpecFile { SpecFile(spec(sample).json) }
  }

  // MARK: Where entries stand

  private static let color = SpecSample.object(["type": .string("Color"), "id": .string("a")])

  private static let plainColor = SpecSample.object(["type": .string("Color")])

  /// The values and states that changes refer to.
  private static let changing: [String: SpecSample] = [
    "values": .object(["a": .number(0)]), "states": .list([.object(["name": .string("a")])]),
  ]

  private static func table(rows: SpecSample) -> SpecSample {
    .object(["type": .string("Table"), "columns": .list([.string("a")]), "children": rows])
  }

  private static let views: [Entry] = SpecVocabulary.views.flatMap { view in
    let minimum = SpecObject.minimum(of: view.fields)
    return view.fields.map { field in
      Entry(name: "\(view.name).\(field.name)", field: field) { sample in
        var members = minimum.merging([field.name: sample]) { $1 }
        members["type"] = .string(view.name)
        if view.name == "Text", members["content"] == nil, members["runs"] == nil {
          members["content"] = .string("a")
        }
        if view.name == "ForEach", members["children"] == nil {
          members["data"] = members["data"] ?? .number(1)
          members["content"] = members["content"] ?? plainColor
        }
        if view.name == "Image", members["size"] == nil, members["systemName"] == nil {
          // A symbol is no file.
          if members["file"] == nil {
            members["systemName"] = .string("star")
          } else {
            members["size"] = .list([.number(1), .number(1)])
          }
        }
        if view.name == "Color", members.keys.contains(where: ["colorSpace", "opacity"].contains),
          members["color"] == nil
        {
          members["color"] = .list([.number(1), .number(1), .number(1)])
        }
        if view.name.hasSuffix("Gradient"), members["colors"] == nil, members["stops"] == nil {
          members["colors"] = .list([])
        }
        let content = SpecSample.object(members)
        switch view.name {
        case "TableRow": return .object(["view": table(rows: .list([content]))])
        case "Table" where members["children"] == .list([plainColor]):
          return .object(["view": table(rows: .list([]))])
        case "Reference":
          return .object(["view": content, "definitions": .object(["a": plainColor])])
        case "Button": return .object(changing.merging(["view": content]) { $1 })
        default: return .object(["view": content])
        }
      }
    }
  }

  private static let modifiers: [Entry] = SpecVocabulary.modifiers.map { field in
    Entry(name: field.name, field: field) { sample in
      let view = SpecSample.object([
        "type": .string("Color"), "modifiers": .list([.object([field.name: sample])]),
      ])
      return .object((field.name == "gesture" ? changing : [:]).merging(["view": view]) { $1 })
    }
  }

  private static let environment: [Entry] = SpecVocabulary.screenEnvironment.fields.map { field in
    Entry(name: "environment.\(field.name)", field: field) { sample in
      .object(["view": color, "environment": .object([field.name: sample])])
    }
  }

  private static let scenes: [Entry] =
    SpecVocabulary.scene.fields.map { field in
      Entry(name: "scene.\(field.name)", field: field) { sample in
        var scene = [field.name: sample]
        // What is turned is a device.
        if field.name == "orientation" { scene["device"] = .string("iPhone 16") }
        return .object(["view": color, "scene": .object(scene)])
      }
    }
    + SpecVocabulary.proposal.fields.map { field in
      Entry(name: "proposal.\(field.name)", field: field) { sample in
        var proposal = ["width": SpecSample.null, "height": .null]
        proposal[field.name] = sample
        return .object(["view": color, "proposal": .object(proposal)])
      }
    }
    + SpecVocabulary.alignment.fields.map { field in
      let minimum = SpecVocabulary.alignment.minimum ?? [:]
      return Entry(name: "alignments.\(field.name)", field: field) { sample in
        let alignment = minimum.merging([field.name: sample]) { $1 }
        return .object(["view": color, "alignments": .object(["mine": .object(alignment)])])
      }
    }

  private static let expectations: [Entry] = SpecVocabulary.expectation.fields
    .filter { $0.name != "result" }
    .map { field in
      Entry(name: "expect.\(field.name)", field: field) { sample in
        .object(["view": color, "expect": .object([field.name: sample])])
      }
    }

  private static let expectedNodes: [Entry] = SpecVocabulary.accessibilityNode.fields.map { field in
    Entry(name: "accessibility.\(field.name)", field: field) { sample in
      .object([
        "view": color,
        "expect": .object(["accessibility": .list([.object([field.name: sample])])]),
      ])
    }
  }

  private static let rules: [Entry] = RuleProbe.Rule.allCases.flatMap { rule in
    let given = SpecVocabulary.given(rule)
    let minimum = given.minimum ?? [:]
    return given.fields.map { field in
      Entry(name: "\(rule.rawValue).\(field.name)", field: field) { sample in
        let values = minimum.merging([field.name: sample]) { $1 }
        return .object([
          "cases": .list([
            .object([
              "name": .string("a"), "rule": .string(rule.rawValue), "given": .object(values),
              "expect": .object(["result": .null]),
            ])
          ])
        ])
      }
    }
  }

  private static let canvasItems: [Entry] = CanvasItemKind.allCases.flatMap { kind in
    let minimum = kind.object.minimum ?? [:]
    return kind.object.fields.filter { $0.name != "draw" }.map { field in
      Entry(name: "\(kind.rawValue) in a canvas.\(field.name)", field: field) { sample in
        var item = minimum.merging([field.name: sample]) { $1 }
        let places: [CanvasItemKind] = [.symbol, .text, .image, .resolved]
        if places.contains(kind), item["at"] == nil, item["in"] == nil {
          item["at"] = .list([.number(1), .number(1)])
        }
        if kind == .context || kind == .layer { item["draw"] = .list([]) }
        return .object([
          "view": .object([
            "type": .string("Canvas"),
            kind == .resolved ? "resolved" : "symbols": .object(["a": plainColor]),
            "draw": .list([.object(item)]),
          ])
        ])
      }
    }
  }

  static let entries =
    views + modifiers + environment + scenes + expectations + expectedNodes + rules + canvasItems

  // MARK: Tests

  /// Styles and colors may stand in dozens of places, each with thousands of values: each place
  /// has others of them.
  @Test(arguments: entries.indices)
  func theReaderKnowsWhatTheVocabularyHas(_ index: Int) {
    let entry = Self.entries[index]
    let right = entry.field.right
    let samples = right.prefix(20) + right.dropFirst(20).map(\.self).some(atMost: 300, from: index)
    let messages = samples.map { entry.file($0).messages }
    #expect(messages.contains([]), "no value of \(entry.name) can be read: \(messages)")
    let unknown = messages.joined().filter {
      $0.contains(" has no '") || $0.contains("no modifier named")
        || $0.contains("no view is named")
    }
    #expect(unknown == [])
    for name in entry.field.value.names {
      let messages = entry.file(.string(name)).messages
      #expect(!messages.contains { $0.contains("cannot be '\(name)'") })
    }
  }

  @Test(arguments: entries.indices)
  func theReaderRefusesWhatTheSchemaRefuses(_ index: Int) {
    let entry = Self.entries[index]
    let wrong = entry.field.value.wrong(atMost: 300, from: index)
    let taken = wrong.filter { !entry.file($0).hasErrors }
    #expect(taken.map(\.json) == [], "\(entry.name)")
  }
}

extension SpecObject {
  /// The keys that must be there.
  fileprivate static func minimum(of fields: [SpecField]) -> [String: SpecSample] {
    var members: [String: SpecSample] = [:]
    for field in fields where field.isRequired { members[field.name] = field.right.first }
    return members
  }
}

extension SpecValue {
  /// The names that may stand here.
  fileprivate var names: [String] {
    switch self {
    case .oneOf(let names): names
    case .either(let values): values.flatMap(\.names)
    default: []
    }
  }
}
