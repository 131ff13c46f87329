public import ViewGraph

/// A type that provides previews (V10.15).
@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The previews; each view of a group is one.
  @ViewBuilder static var previews: Previews { get }

  /// The platform that the previews are for; nil for the one that they are shown on.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform, which the command line selects.
  public static var platform: PreviewPlatform? { nil }
}

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of a device.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A platform that previews are for.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

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

/// The previews of a provider's view: each view of a group is one (V10.15).
@MainActor
package struct PreviewParts {
  /// A preview.
  package struct Part {
    /// The name; nil if it has none.
    package var displayName: String?
    /// The size of the preview.
    package var layout = PreviewLayout.device
    /// The device that it is shown on; nil for the usual one.
    package var device: PreviewDevice?
    /// The orientation of the device; nil for portrait.
    package var orientation: InterfaceOrientation?
    /// The view of the preview.
    package var view: any View
  }

  /// Returns the previews of a view.
  package static func of(_ view: any View) -> [Part] {
    (view as? any PreviewContainer)?.previewParts
      ?? [Part(view: view)]
  }
}

/// A view that may have several previews.
@MainActor
protocol PreviewContainer {
  /// The previews.
  var previewParts: [PreviewParts.Part] { get }
}

extension Group: PreviewContainer where Content: View {
  var previewParts: [PreviewParts.Part] { PreviewParts.of(content) }
}

extension TupleView: PreviewContainer {
  var previewParts: [PreviewParts.Part] { views.flatMap { PreviewParts.of($0) } }
}

extension AnyView: PreviewContainer {
  var previewParts: [PreviewParts.Part] { PreviewParts.of(view) }
}

extension EmptyView: PreviewContainer {
  var previewParts: [PreviewParts.Part] { [] }
}

extension Optional: PreviewContainer where Wrapped: View {
  var previewParts: [PreviewParts.Part] { map { PreviewParts.of($0) } ?? [] }
}

extension ForEach: PreviewContainer where Content: View {
  var previewParts: [PreviewParts.Part] { data.flatMap { PreviewParts.of(content($0)) } }
}

extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewParts.Part] {
    PreviewParts.of(content).map { part in
      var part = part
      if let information = modifier as? _PreviewInformation {
        // Of two the outer one counts.
        part.displayName = information.name ?? part.displayName
        part.layout = information.layout ?? part.layout
        part.device = information.device ?? part.device
        part.orientation = information.orientation ?? part.orientation
        return part
      }
      part.view = modified(part.view)
      return part
    }
  }

  private func modified(_ view: any View) -> any View {
    func wrap<Base: View>(_ view: Base) -> any View {
      ModifiedContent<Base, Modifier>(content: view, modifier: modifier)
    }
    return wrap(view)
  }
}
