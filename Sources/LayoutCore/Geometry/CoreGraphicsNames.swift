// The names under which code that was written for SwiftUI knows the types of this module. A file that
// imports Foundation too has to say which ones it means, with typealiases in its own module.

/// A length, in points.
public typealias CGFloat = Double
/// A position, in points.
public typealias CGPoint = Point
/// A width and a height, in points.
public typealias CGSize = Size
/// A rectangle, in points.
public typealias CGRect = Rect
/// A transform of the plane.
public typealias CGAffineTransform = AffineTransform
