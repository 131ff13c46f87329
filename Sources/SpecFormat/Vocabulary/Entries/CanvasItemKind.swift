/// What a canvas of specs draws, by the key that says what it is.
package enum CanvasItemKind: String, CaseIterable {
  case symbol, fill, stroke, context, layer

  /// The keys that it has.
  package var object: SpecObject {
    switch self {
    case .symbol: SpecVocabulary.canvasSymbol
    case .fill: SpecVocabulary.canvasFill
    case .stroke: SpecVocabulary.canvasStroke
    case .context, .layer: SpecVocabulary.canvasGroup(rawValue)
    }
  }
}
