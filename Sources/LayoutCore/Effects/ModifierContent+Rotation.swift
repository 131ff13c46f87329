extension ModifierContent {
  /// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`: the eye is as far away as the longer side
  /// is long, divided by the perspective (D5.21).
  package static func rotation3DEffect(
    degrees: Double,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = .center,
    anchorZ: Double = 0,
    perspective: Double = 1
  ) -> ModifierContent {
    .geometryEffect(
      "rotation3DEffect",
      ByIdentity { @Sendable size in
        Projection(
          degrees: degrees,
          axis: axis,
          anchor: Point(x: anchor.x * size.width, y: anchor.y * size.height),
          anchorZ: anchorZ,
          distance: perspective == 0 ? .infinity : max(size.width, size.height) / perspective
        )
      }
    )
  }
}
