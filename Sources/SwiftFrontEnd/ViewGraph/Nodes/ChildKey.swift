/// What tells a node from its siblings, besides its type (V1.2).
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

/// A value that identifies a view: an element of data, or what `id(_:)` was given.
public struct IdentityValue: Hashable, @unchecked Sendable {
  // Ids are values that their owners hand out and nobody changes; those that are no values of the
  // user's own are compared on the main actor only, where all views live.
  /// The value.
  public let base: AnyHashable

  /// Wraps a value.
  public init(_ base: AnyHashable) { self.base = base }
}
