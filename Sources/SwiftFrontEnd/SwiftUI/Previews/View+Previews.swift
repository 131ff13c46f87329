public import ViewGraph

/// Settings of a preview that do not change its view: name, size, device and orientation.
public struct _PreviewInformation {
  var name: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?
}

extension _PreviewInformation: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview's device.
public enum InterfaceOrientation: Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

extension View {
  /// Sets the name of a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewInformation(name: value))
  }

  /// Sets the size of the preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewInformation(layout: value))
  }

  /// Sets the device of a preview, by its name; the default one for an unknown name.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewInformation(device: value))
  }

  /// Sets the orientation of the preview's device.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(_PreviewInformation(orientation: value))
  }
}
