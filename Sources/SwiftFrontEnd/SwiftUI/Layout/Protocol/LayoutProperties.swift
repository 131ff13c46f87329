internal import LayoutCore

/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; nil if it has none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without orientation.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }

  var engine: LayoutCore.LayoutProperties {
    var properties = LayoutCore.LayoutProperties()
    properties.stackOrientation = stackOrientation?.engine
    return properties
  }
}
