extension SpecVocabulary {
  /// Returns the definition behind a name that several places of the vocabulary share; nil for one
  /// that the words of the vocabulary cannot express: `view`, `modifier` and `case`.
  static func definition(_ name: String) -> SpecValue? {
    switch name {
    case "views": .either([.view, .list(.view)])
    case "alignment": .either([.string, .object(twoGuides)])
    case "shape":
      .either([.oneOf(shapes)] + ShapeType.allCases.map { .object($0.object) })
    case "color": color
    case "style": style
    case "unitPoint": .either([.string, .list(.number, count: 2)])
    case "rectangle": .list(.proposedLength, count: 4)
    case "accessibilityNode": .object(accessibilityNode)
    case "pathElement": .list(.either([.string, .number, .boolean]))
    case "animation": animation
    case "transition": transition
    case "gesture": gesture
    case "change": .object(change)
    case "completion": .object(completion)
    case "canvasFilter": canvasFilter
    case "canvasShading": canvasShading
    case "canvasItem": .either(CanvasItemKind.allCases.map { .object($0.object) })
    case "menuItem": .either(MenuItemType.allCases.map { .object($0.object) })
    case "chart": .object(chart)
    case "edgeInsets": .object(edgeInsets)
    case "environment": .object(environment)
    case "screenEnvironment": .object(screenEnvironment)
    case "scene": .object(scene)
    case "proposal": .object(proposal)
    case "expectation": .object(expectation)
    default: nil
    }
  }
}

extension SpecVocabulary {
  /// Whether a name is that of a view.
  package static func isView(_ name: String) -> Bool { view(name) != nil }
}

extension SpecValue {
  /// Everything that may stand in the place, one form each; views, modifiers and cases stay names.
  var forms: [SpecValue] {
    switch self {
    case .either(let values): values.flatMap(\.forms)
    case .defined(let name): SpecVocabulary.definition(name)?.forms ?? [self]
    default: [self]
    }
  }
}

extension [SpecValue] {
  /// Whether a number may stand in the place.
  var allowNumber: Bool {
    contains {
      switch $0 {
      case .number, .positiveNumber, .count, .positiveCount, .any: true
      default: false
      }
    }
  }

  /// Whether a truth value may stand in the place.
  var allowBoolean: Bool {
    contains {
      switch $0 {
      case .boolean, .yes, .any: true
      default: false
      }
    }
  }

  /// Whether any text may stand in the place, or one of some names.
  var allowText: Bool {
    contains {
      switch $0 {
      case .string, .oneOf, .any: true
      default: false
      }
    }
  }

  /// Whether views may stand in the place.
  var allowViews: Bool { containsName("view") }

  /// Whether a modifier may stand in the place.
  var allowModifier: Bool { containsName("modifier") }

  private func containsName(_ name: String) -> Bool {
    contains { if case .defined(name) = $0 { true } else { false } }
  }

  /// The values allowed in a list in the place.
  var elementForms: [SpecValue] {
    flatMap { form -> [SpecValue] in
      switch form {
      case .list(let element, _): element.forms
      default: []
      }
    }
  }
}
