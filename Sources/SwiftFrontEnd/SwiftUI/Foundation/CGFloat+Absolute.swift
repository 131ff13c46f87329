extension CGFloat {
  /// The global `abs`, for code inside extensions of the type.
  ///
  /// Foundation for Linux has a static member of the name, which hides the function there and which
  /// Apple's has not.
  public func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { Swift.abs(x) }
}
