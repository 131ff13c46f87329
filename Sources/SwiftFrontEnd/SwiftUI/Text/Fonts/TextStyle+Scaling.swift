internal import LayoutCore

extension Font.TextStyle {
  /// A length that grows as lines of the style do, in whole pixels (M1.16).
  ///
  /// - Parameters:
  ///   - length: The length at the text size Large, in points.
  ///   - displayScale: The count of pixels in a point.
  public func _scaled(
    _ length: CGFloat,
    at size: DynamicTypeSize,
    displayScale: CGFloat
  ) -> CGFloat {
    var environment = LayoutCore.EnvironmentValues()
    environment.dynamicTypeSize = size.engine
    environment.displayScale = Double(displayScale)
    return CGFloat(engine.scaled(Double(length), in: environment))
  }

  /// The size of the style's letters, in points.
  public func _pointSize(at size: DynamicTypeSize) -> CGFloat {
    CGFloat(engine.metrics(platform: .iOS, dynamicTypeSize: size.engine).size)
  }
}
