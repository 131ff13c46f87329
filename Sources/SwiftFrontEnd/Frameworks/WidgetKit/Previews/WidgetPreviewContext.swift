import SwiftUI

/// The context of a preview.
public protocol PreviewContext {
  /// Returns the view in the context.
  @MainActor func _wrap(_ view: AnyView) -> AnyView
  /// The size of the preview.
  @MainActor var _size: CGSize { get }
}

/// A place for a widget around a preview.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates a place.
  public init(family: WidgetFamily) { self.family = family }

  /// The size of the family.
  public var _size: CGSize { family.size }

  /// The view in the place, with margins.
  public func _wrap(_ view: AnyView) -> AnyView {
    AnyView(_WidgetPreview(content: view, family: family, hasMargins: true))
  }
}

extension View {
  /// Shows the view in the context of a preview.
  @MainActor public func previewContext<C: PreviewContext>(_ context: C) -> some View {
    let size = context._size
    return context._wrap(AnyView(self))
      .previewLayout(.fixed(width: size.width, height: size.height))
  }
}
