internal import LayoutCore
internal import Synchronization
public import ViewGraph

/// A view in place of one that could not be compiled (V17.1).
///
/// The command writes it; it is not for sources.
public struct EspalierPlaceholder {
  private let number: Int
  /// The framework's view that it replaces; nil for code that could not be compiled.
  private var place: ViewPlaceholder?
  /// `true` if the node around it carries the accessibility annotation.
  private var isAnnotated = false

  /// Creates the placeholder of another view.
  ///
  /// - Parameter number: The number of the placeholder in the program.
  public nonisolated init(_ number: Int) { self.number = number }

  /// Creates the placeholder of a view that a framework would draw (V18.3).
  ///
  /// - Parameters:
  ///   - name: The name of the view's type, as in source code.
  ///   - framework: The name of the framework.
  public nonisolated init(_placeOf name: String, from framework: String) {
    number = -1
    place = ViewPlaceholder(
      .place,
      name,
      reason: "a part of \(framework), of which only the place is shown",
      file: framework
    )
    Self.placesShown.withLock { $0 = true }
    _warnOnce("'\(name)' is a part of \(framework), of which only the place is shown")
  }

  private static let placesShown = Mutex(false)
  /// `true` if a placeholder of a framework's view has been made.
  package static var arePlacesShown: Bool { placesShown.withLock { $0 } }
}

extension EspalierPlaceholder: _PrimitiveView {
  /// Updates the node's engine content: a view that takes the size it is proposed.
  public func _update(_ node: GraphNode) { node.setOutput(.content(.color(nil))) }

  /// Appends the view to its parent node.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    guard view.isAnnotated else {
      let placeholder = view.place ?? PlaceholderTable.current[view.number]
      var inner = view
      inner.isAnnotated = true
      let sized = inner.modifier(
        _StyledModifier { _ in
          .flexibleFrame(
            FlexibleFrame(idealWidth: idealWidth, idealHeight: idealHeight),
            alignment: .center
          )
        }
      )
      return _StyledModifier._append(
        _StyledModifier { _ in .annotation(placeholder, bringsViews: false) },
        to: sized,
        in: &cursor
      )
    }
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }

  /// The ideal width, in points (V17.2).
  private static let idealWidth = 44.0
  private static let idealHeight = 22.0
}
