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
