/// The shapes of specs, which are views and what modifiers take.
package enum ShapeType: String, CaseIterable {
  case rectangle = "Rectangle"
  case roundedRectangle = "RoundedRectangle"
  case circle = "Circle"
  case ellipse = "Ellipse"
  case capsule = "Capsule"
  case path = "Path"

  /// The keys that it has.
  var fields: [SpecField] {
    switch self {
    case .rectangle, .circle, .ellipse: [SpecVocabulary.inset] + SpecVocabulary.outline
    case .capsule: [SpecVocabulary.cornerStyle, SpecVocabulary.inset] + SpecVocabulary.outline
    case .roundedRectangle:
      [SpecVocabulary.cornerRadius, SpecVocabulary.cornerStyle, SpecVocabulary.inset]
        + SpecVocabulary.outline
    case .path:
      [SpecField("elements", .list(.defined("pathElement")))] + SpecVocabulary.outline
    }
  }

  /// The keys of the shape where it is no view.
  package var object: SpecObject {
    SpecObject([SpecField("type", .oneOf(SpecVocabulary.shapes), required: true)] + fields)
  }
}
