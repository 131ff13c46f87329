import SwiftUI

/// A rectangle with a point on its leading side, as of a luggage tag.
struct LuggageTag: Shape {
  func path(in rect: CGRect) -> Path {
    let tip = min(rect.height / 2, rect.width)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + tip, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + tip, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
