internal import ViewValues

/// Partly filled shapes, by their names: `rectangle.lefthalf.filled`,
/// `square.bottomthird.inset.filled`, `circle.inset.filled` (D7.12).
enum SymbolFractions {
  /// The ink for a name; nil for one of another kind.
  static func ink(of name: String) -> [DrawingSymbol.Ink]? {
    var parts = name.split(separator: ".")
    guard parts.popLast() == "filled", parts.count > 1 else { return nil }
    let isInset = parts.last == "inset"
    if isInset { parts.removeLast() }
    guard let place = parts.last else { return nil }
    if isInset, let shape = shapes[parts.joined(separator: ".")] {
      return [.line(shape.path), .area(shape.part(in: .whole, inset: 3.5))]
    }
    guard let fraction = fractions[place] else { return nil }
    parts.removeLast()
    guard let shape = shapes[parts.joined(separator: ".")] else { return nil }
    return [.line(shape.path), .area(shape.part(in: fraction, inset: isInset ? 3.5 : 0))]
  }

  /// A part of the unit square.
  private struct Fraction {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0

    static let whole = Fraction()
  }

  private static let fractions: [Substring: Fraction] = {
    let third = 1.0 / 3
    let left = Fraction(width: 0.5)
    let right = Fraction(x: 0.5, width: 0.5)
    let (leftThird, rightThird) = (Fraction(width: third), Fraction(x: 2 * third, width: third))
    return [
      "lefthalf": left, "leadinghalf": left, "righthalf": right, "trailinghalf": right,
      "tophalf": Fraction(height: 0.5), "bottomhalf": Fraction(y: 0.5, height: 0.5),
      "leftthird": leftThird, "leadingthird": leftThird, "rightthird": rightThird,
      "trailingthird": rightThird, "topthird": Fraction(height: third),
      "bottomthird": Fraction(y: 2 * third, height: third),
      "center": Fraction(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
    ]
  }()

  /// A rectangle with round corners, at most an ellipse.
  private struct Shape {
    var box: Rect
    var radius: Size

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double? = nil) {
      box = Rect(x: x, y: y, width: width, height: height)
      self.radius = Size(width: radius ?? width / 2, height: radius ?? height / 2)
    }

    var path: Path { part(in: .whole, inset: 0) }

    /// A part of the shape, inset from its outline: the outline's points, moved into the part.
    func part(in fraction: Fraction, inset: Double) -> Path {
      let inner = box.insetBy(dx: inset, dy: inset)
      let (rx, ry) = (max(radius.width - inset, 1), max(radius.height - inset, 1))
      let left = inner.minX + inner.width * fraction.x
      let top = inner.minY + inner.height * fraction.y
      let (right, bottom) = (
        left + inner.width * fraction.width, top + inner.height * fraction.height
      )
      let points = (0..<80).map { step -> (Double, Double) in
        // Twenty points a corner, from the lower right one on.
        let (sine, cosine) = sineAndCosine(degrees: 90.0 / 19 * Double(step - step / 20))
        let x = (step / 20) % 3 == 0 ? inner.maxX - rx : inner.minX + rx
        let y = step < 40 ? inner.maxY - ry : inner.minY + ry
        return (min(max(x + rx * cosine, left), right), min(max(y + ry * sine, top), bottom))
      }
      return SymbolDrawing.lines(points, closes: true)
    }
  }

  private static let shapes: [String: Shape] = [
    "circle": Shape(2, 2, 20, 20),
    "oval": Shape(1, 5, 22, 14),
    "oval.portrait": Shape(5, 1, 14, 22),
    "square": Shape(2, 2, 20, 20, radius: 4),
    "rectangle": Shape(1, 4, 22, 16, radius: 3),
    "rectangle.portrait": Shape(4, 1, 16, 22, radius: 3),
    "capsule": Shape(1, 6, 22, 12, radius: 6),
    "capsule.portrait": Shape(6, 1, 12, 22, radius: 6),
  ]
}
