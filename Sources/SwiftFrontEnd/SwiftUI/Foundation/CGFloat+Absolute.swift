extension CGFloat {
  /// The global `abs`, for code inside extensions of the type.
  ///
  /// Foundation on Linux has a static member of that name, which hides the function there and which
  /// Apple's lacks.
  public func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { Swift.abs(x) }
}
