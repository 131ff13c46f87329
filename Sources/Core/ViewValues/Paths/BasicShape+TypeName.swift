extension BasicShape {
  /// SwiftUI's name of the shape's type.
  package var typeName: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .capsule, .circularCapsule: "Capsule"
    case .path: "Path"
    case .custom(let shape): shape.typeName
    case .inset, .trim, .directed: base.typeName
    }
  }
}
