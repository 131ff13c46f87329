import LayoutCore

extension ModifierContent {
  /// The animatable numbers of a modifier, for documents (T10.9).
  ///
  /// - Parameters:
  ///   - frame: The frame of a geometric effect.
  ///   - direction: The layout direction there.
  func movingNumbers(
    around frame: Rect,
    direction: LayoutDirection
  ) -> (name: StaticString, numbers: [Double])? {
    if case .opacity(let opacity) = self { return ("opacity", [opacity]) }
    if case .offset(let offset) = self { return ("offset", [offset.x, offset.y]) }
    if case .rotationEffect(let degrees, _) = self { return ("degrees", [degrees]) }
    if case .scaleEffect(let x, let y, _) = self { return ("scale", [x, y]) }
    guard let effect = effect(on: frame, direction: direction) else { return nil }
    let transform = effect.transform
    return (
      "transform",
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    )
  }
}
