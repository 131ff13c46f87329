/// A view that a root builds from child views: the older way of custom containers.
public enum _VariadicView {
  /// Short for the longer name.
  public typealias Root = _VariadicView_Root
  /// Short for the longer name.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// Short for the longer name.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Short for the longer name.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// Short for the longer name.
  public typealias Children = _VariadicView_Children

  /// A root with the views that it is given.
  public struct Tree<Root, Content> {
    /// The root that builds a view from the children.
    public var root: Root
    /// The views.
    public var content: Content

    /// Creates a root with views.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// Builds a result from a list of child views.
public protocol _VariadicView_Root {}

/// Builds a view from a list of child views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the built view.
  associatedtype Body: View

  /// Builds a view from the children, without groups.
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

/// Builds one view from a list of child views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Builds several views from a list of child views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root is given, groups dissolved.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// A view that a root is given.
  public struct Element: Identifiable {
    let subview: Subview

    /// The identity of the view.
    public var id: AnyHashable { AnyHashable(subview.id) }
  }

  /// The position of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The position behind the last element.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the child at a position.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
  /// All children.
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  /// The view.
  public var body: some View { subview }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view that the root builds from the children.
  public var body: some View {
    let root = root
    Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
  }
}
