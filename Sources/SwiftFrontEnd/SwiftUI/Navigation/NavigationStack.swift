internal import LayoutCore
public import ViewGraph

/// A view, and views above it that links lead to (V10.6).
public struct NavigationStack<Data, Root: View> {
  let path: (() -> NavigationModel.Path)?
  let root: Root

  nonisolated init(_path path: (() -> NavigationModel.Path)?, _ root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its path.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(_path: nil, root()) }

  /// Creates a stack with a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let make: () -> NavigationModel.Path = {
      NavigationModel.Path {
        path.wrappedValue.values
      } append: { value in
        path.wrappedValue.values.append(value)
        return true
      } removeLast: {
        path.wrappedValue.removeLast($0)
      }
    }
    self.init(_path: make, root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack with a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let make: () -> NavigationModel.Path = {
      NavigationModel.Path {
        path.wrappedValue.map { AnyHashable($0) }
      } append: { value in
        guard let value = value.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      } removeLast: {
        path.wrappedValue.removeLast($0)
      }
    }
    self.init(_path: make, root())
  }
}

extension NavigationStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateNavigation(path?(), root)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.navigation(of: node, root: node.children[0])
  }
}

extension GraphNode {
  /// Updates the model of a navigation stack.
  func updateNavigation<Root: View>(_ path: NavigationModel.Path?, _ root: Root) {
    let model = remember { NavigationModel(self) }
    model.path = path
    model.isUpdating = true
    defer { model.isUpdating = false }
    setOutput(.content(.control(.navigationStack())))
    let around = EnvironmentValues(inputs.environment)
    if let columns = around.navigation, columns.isReplacing {
      columns.setStack(model, ofColumn: around.navigationColumn)
    }
    let inputs = inputs {
      $0.navigation = model
      $0.outerSearch = nil
      $0.editModeContainer = model.editing
    }
    // The path is read again for each view, since views change it.
    let values = reading { path?.values() ?? [] }
    updateChildren(choosing: { node, _ in node.topLevel.map { [$0] } }) {
      updateChildren(inputs) { updateStack(model, root, in: &$0, inputs) }
    }
    if let path, path.values() != values { invalidate() }
    letNavigate(model)
    graph.noteRestructured()
  }
}

extension GraphNode {
  /// The visible level of a navigation stack.
  fileprivate var topLevel: GraphNode? { children.last { $0.viewCount > 0 } ?? children.first }
}

extension TreeEmitter {
  /// Adds a navigation stack.
  mutating func navigation(of node: GraphNode, root: GraphNode) {
    control(
      .navigationStack(),
      of: node,
      content: root,
      path: Array(node.children.dropFirst())
    )
  }
}
