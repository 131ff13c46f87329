/// The key that distinguishes a node from its siblings, besides its type (V1.2).
public enum ChildKey: Hashable, Sendable {
  /// The position among the views of a builder.
  case place(Int)
  /// The role of the views in the view around them, such as label and content.
  case slot(Int)
  /// A branch of a conditional.
  case branch(Bool)
  /// The data's id, or one that `id(_:)` states.
  case id(IdentityValue)
}

/// A value that identifies a view: that of an element of data, or of `id(_:)`.
public struct IdentityValue: Hashable, @unchecked Sendable {
  // Ids are values that are not changed any more; those that are no value types are compared on the
  // main actor only, which owns all views.
  /// The value.
  public let base: AnyHashable

  /// Wraps a value.
  public init(_ base: AnyHashable) { self.base = base }
}
