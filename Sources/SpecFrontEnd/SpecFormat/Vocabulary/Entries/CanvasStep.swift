/// The steps of a transform in a canvas of specs.
package enum CanvasStep: String, CaseIterable {
  case translateBy, scaleBy, rotateBy

  var value: SpecValue {
    switch self {
    case .translateBy: .list(SpecVocabulary.canvasNumber, count: 2)
    case .scaleBy: .either([.number, .string, .list(SpecVocabulary.canvasNumber, count: 2)])
    case .rotateBy: SpecVocabulary.canvasNumber
    }
  }
}
