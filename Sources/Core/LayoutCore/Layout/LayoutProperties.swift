/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable, Hashable {
  /// The axis along which the layout stacks its subviews, which a `Spacer` and a `Divider` in it
  /// follow (L11.8); nil if it has none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without orientation.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
