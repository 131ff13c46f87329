/// An alignment ID: a guide that a screen declares beside SwiftUI's own.
public struct CustomAlignment: Sendable {
  /// Merges several children's explicit values into the value of their container.
  ///
  /// The arguments are the value so far (nil at first), the number of values in it, and the next
  /// child's value.
  public typealias Combine = @Sendable (Double?, Int, Double) -> Double

  /// The name under which specs and exports know the alignment.
  public let name: String
  /// The axis along which the guide is measured.
  public let axis: Axis
  /// The guide's value for a view that does not set it.
  public let defaultValue: AlignmentGuide
  /// Merges explicit values; nil for their arithmetic mean (L16.5).
  public let combine: Combine?
  /// Identifies the closures, which cannot be compared; nil if they equal only their own copies.
  public let definition: String?
  /// The guide's identity in the tree that declares it.
  public let key: AlignmentKey

  package init(
    name: String,
    axis: Axis,
    key: AlignmentKey,
    definition: String?,
    combine: Combine?,
    defaultValue: @escaping AlignmentGuide
  ) {
    self.name = name
    self.axis = axis
    self.key = key
    self.definition = definition
    self.combine = combine
    self.defaultValue = defaultValue
  }

  /// Whether two alignments are known to give the same values.
  func isLike(_ other: CustomAlignment) -> Bool {
    definition != nil && definition == other.definition && name == other.name && axis == other.axis
      && key == other.key
  }
}

extension HorizontalAlignment {
  /// The guide of a custom alignment of the horizontal axis.
  public init(_ custom: CustomAlignment) { self.init(custom.key) }
}

extension VerticalAlignment {
  /// The guide of a custom alignment of the vertical axis.
  public init(_ custom: CustomAlignment) { self.init(custom.key) }
}
