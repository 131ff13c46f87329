/// The filters of a spec's canvas, by the keys that name them.
package enum CanvasFilterKind: String, CaseIterable {
  case shadow, blur, brightness, contrast, saturation, grayscale, hueRotation, colorInvert
  case colorMultiply, colorMatrix, luminanceToAlpha, alphaThreshold, projectionTransform

  private var value: SpecValue {
    switch self {
    case .shadow: .object(SpecVocabulary.canvasShadow)
    case .blur: .either([.number, .object(SpecVocabulary.canvasBlur)])
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert: .number
    case .colorMultiply: .defined("color")
    case .colorMatrix: .list(.number, count: 20)
    case .luminanceToAlpha: .yes
    case .alphaThreshold: .object(SpecVocabulary.canvasThreshold)
    case .projectionTransform: .list(.number, count: 9)
    }
  }

  /// The object that has the key.
  var object: SpecObject {
    SpecObject([
      SpecField(rawValue, value, required: true), SpecField("linearColor", .boolean),
    ])
  }
}
