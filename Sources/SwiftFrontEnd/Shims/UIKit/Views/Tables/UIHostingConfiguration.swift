// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The content of a cell.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> UIView
}

/// SwiftUI views as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var edges: EdgeInsets?

  /// Inert except for its content: UIKit's cells are not laid out.
  public func makeContentView() -> UIView { UIHostingController(rootView: content).view }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = self
    configuration.edges = insets
    return configuration
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: self.content,
      background: content(),
      edges: edges
    )
  }

  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, AnyView> {
    background { AnyView(Rectangle().fill(style)) }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView(), edges: nil)
  }
}
