/// The items that a spec's canvas draws, by the keys that name them.
package enum CanvasItemKind: String, CaseIterable {
  case symbol, text, image, resolved, fill, stroke, context, layer

  /// The keys that it has.
  package var object: SpecObject {
    switch self {
    case .symbol: SpecVocabulary.canvasPlaced("symbol", .string)
    case .text: SpecVocabulary.canvasPlaced("text", .either([.string, .view]))
    case .image: SpecVocabulary.canvasPlaced("image", .view)
    case .resolved: SpecVocabulary.canvasPlaced("resolved", .string)
    case .fill: SpecVocabulary.canvasFill
    case .stroke: SpecVocabulary.canvasStroke
    case .context, .layer: SpecVocabulary.canvasGroup(rawValue)
    }
  }
}
