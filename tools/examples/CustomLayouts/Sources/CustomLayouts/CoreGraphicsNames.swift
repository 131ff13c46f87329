// The names under which code that was written for SwiftUI knows the types of Espalier. On a Mac
// the same sources take them from CoreGraphics.

import LayoutCore

/// A length, in points.
typealias CGFloat = Double
/// A position, in points.
typealias CGPoint = Point
/// A width and a height, in points.
typealias CGSize = Size
/// A rectangle, in points.
typealias CGRect = Rect
/// A transform of the plane.
typealias CGAffineTransform = AffineTransform
