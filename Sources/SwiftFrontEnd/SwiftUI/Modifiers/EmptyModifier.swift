public import ViewGraph

/// A modifier that leaves views as they are.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  /// No body: the modifier leaves its content as it is.
  public typealias Body = Never

  /// Adds the view as it is.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    Base._append(base, to: &cursor)
  }
}
