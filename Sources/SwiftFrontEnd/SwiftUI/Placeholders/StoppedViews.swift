package import LayoutCore
package import ViewGraph

/// The views of a screen whose code ended the program when it was shown before: placeholders are shown
/// in their places (V17.7).
@MainActor
package enum StoppedViews {
  /// A view whose code ended the program.
  package struct View {
    /// The name that ``name(of:)`` has for it.
    package let name: String
    /// The placeholder in its place, without the view's name.
    package let placeholder: ViewPlaceholder
    /// Is called each time that the view is met.
    package let meet: @MainActor () -> Void

    package init(
      _ name: String,
      _ placeholder: ViewPlaceholder,
      meet: @escaping @MainActor () -> Void
    ) {
      self.name = name
      self.placeholder = placeholder
      self.meet = meet
    }
  }

  private static var views: [View] = []

  /// Whether the screen has any.
  package static var areAny: Bool { !views.isEmpty }

  /// Begins a screen with the views that ended the program before.
  package static func begin(_ stopped: [View]) { views = stopped }

  /// Returns the placeholder for a node of a view; nil if its code may run.
  static func placeholder(for node: GraphNode) -> EspalierPlaceholder? {
    guard areAny else { return nil }
    let name = name(of: node)
    guard let view = views.first(where: { $0.name == name }) else { return nil }
    view.meet()
    var placeholder = view.placeholder
    placeholder.title = node.typeName
    return EspalierPlaceholder(_inPlaceOf: placeholder)
  }

  /// Returns what names a view with a body on its screen in every run: a checksum of its type's name and those of the views
  /// around it.
  package static func name(of node: GraphNode) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    var next: GraphNode? = node
    while let current = next {
      if current.isComposite {
        for byte in (current.typeName + "/").utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      next = current.parent
    }
    return String(sum, radix: 16)
  }
}
