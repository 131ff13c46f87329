import LayoutCore

extension ModifierContent {
  /// What of a modifier moves, in numbers, for who reads of it on its way (T10.9).
  ///
  /// - Parameters:
  ///   - frame: The frame that a geometric effect is about.
  ///   - direction: The direction of layout there.
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
