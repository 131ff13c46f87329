/// A guide's value for a view, computed from the view's size and its other guides.
///
/// This is the closure of `alignmentGuide(_:computeValue:)` and the body of an alignment ID's
/// `defaultValue(in:)`. The result is in points from the view's leading or top edge.
public typealias AlignmentGuide = @Sendable (ViewDimensions) -> Double
