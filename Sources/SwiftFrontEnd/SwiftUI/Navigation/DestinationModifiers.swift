internal import Foundation
public import ViewGraph

/// Sets the destination of a navigation stack for values of a type.
public struct _ValueDestinationModifier<D: Hashable, C: View> {
  let destination: (D) -> C

  nonisolated init(_ destination: @escaping (D) -> C) { self.destination = destination }
}

extension _ValueDestinationModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("navigationDestination")))
    let destination = destination
    node.navigationWithDestination?.setDestination(of: D.self, by: node) { value, cursor in
      guard let value = value.base as? D else { return }
      DeferredView._append(DeferredView { destination(value) }, to: &cursor)
    }
    node.updateChildren(node.inputs, base)
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    node.navigation?.removeDestination(of: D.self, by: node)
  }
}

/// Pushes a view on a navigation stack while a value is set.
public struct _PresentedDestinationModifier<Item, C: View> {
  let item: () -> (id: AnyHashable, item: Item)?
  let clear: () -> Void
  let destination: (Item) -> C
}

extension _PresentedDestinationModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("navigationDestination")))
    let known = node.remember { KeptValue<AnyHashable?>(nil) }
    let current = node.reading(item)
    let id = current.map { AnyHashable([AnyHashable(node.number), $0.id]) }
    if let old = known.value, old != id { node.navigation?.withdraw(old) }
    known.value = id
    node.updateChildren(node.inputs, base)
    guard let id, let item = current?.item else { return }
    let (destination, clear) = (destination, clear)
    node.navigationWithDestination?.present(id, onPop: clear) {
      DeferredView._append(DeferredView { destination(item) }, to: &$0)
    }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    if let id = (node.memory as? KeptValue<AnyHashable?>)?.value { node.navigation?.withdraw(id) }
  }
}

extension GraphNode {
  /// The navigation container for the node's destination; nil, with a warning, if the node is made
  /// lazily (V10.6).
  fileprivate var navigationWithDestination: NavigationModel? {
    guard isInLazyContainer else { return navigation }
    let text = """
      espalier: warning: a navigationDestination inside a lazy container, such as List or LazyVStack, \
      leads nowhere; declare it outside of the container\n
      """
    FileHandle.standardError.write(Data(text.utf8))
    return nil
  }
}

extension View {
  /// Sets the destination of the navigation stack around the view for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_ValueDestinationModifier(destination))
  }

  /// Pushes a destination on the navigation stack around the view while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      _PresentedDestinationModifier(
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        destination: { _ in destination() }
      )
    )
  }

  /// Pushes a destination for an item on the navigation stack around the view, while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PresentedDestinationModifier(
        item: { item.wrappedValue.map { (AnyHashable($0), $0) } },
        clear: { item.wrappedValue = nil },
        destination: destination
      )
    )
  }
}
