/// The shadings of a spec's canvas besides styles, by the keys that name them.
package enum CanvasShadingKind: String, CaseIterable {
  case linearGradient, radialGradient, conicGradient, tiledImage, backdrop

  /// The arguments, the value of the key.
  var arguments: SpecObject {
    switch self {
    case .linearGradient:
      SpecVocabulary.canvasGradient([
        SpecField("from", SpecVocabulary.canvasPoint, required: true),
        SpecField("to", SpecVocabulary.canvasPoint, required: true),
      ])
    case .radialGradient:
      SpecVocabulary.canvasGradient([
        SpecField("at", SpecVocabulary.canvasPoint, required: true),
        SpecField("startRadius", SpecVocabulary.canvasNumber),
        SpecField("endRadius", SpecVocabulary.canvasNumber, required: true),
      ])
    case .conicGradient:
      SpecVocabulary.canvasGradient([
        SpecField("at", SpecVocabulary.canvasPoint, required: true),
        SpecField("angle", SpecVocabulary.canvasNumber),
      ])
    case .tiledImage:
      SpecObject(
        SpecVocabulary.imagePaint.fields + [SpecField("origin", SpecVocabulary.canvasPoint)]
      )
    case .backdrop: SpecObject([])
    }
  }

  /// The object that has the key.
  var object: SpecObject {
    SpecObject([
      SpecField(rawValue, self == .backdrop ? .yes : .object(arguments), required: true)
    ])
  }

  /// Whether a value is meant to be such a shading rather than a style: gradients are by their points.
  func isMeant(by value: JSONValue) -> Bool {
    guard let own = value[rawValue] else { return false }
    switch self {
    case .linearGradient: return own["from"] != nil || own["to"] != nil
    case .radialGradient, .conicGradient: return own["at"] != nil
    case .tiledImage, .backdrop: return true
    }
  }
}
