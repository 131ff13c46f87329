package import ViewValues

/// What stands in for a symbol of the system, in units of its own, y growing downwards (D7.11).
package struct DrawingSymbol: Sendable, Hashable {
  /// Something that is drawn.
  package enum Ink: Sendable, Hashable {
    /// An area.
    case area(Path)
    /// The rim of an area, within it, as thick as lines are.
    case rim(Path)
    /// A line with round ends, as thick as the weight of the font makes it.
    case line(Path)
    /// A line half as thick.
    case fineLine(Path)

    /// The outline or line itself.
    package var path: Path {
      switch self {
      case .area(let path), .rim(let path), .line(let path), .fineLine(let path): path
      }
    }

    /// The ink elsewhere.
    package func applying(_ transform: AffineTransform) -> Ink {
      switch self {
      case .area(let path): .area(path.applying(transform))
      case .rim(let path): .rim(path.applying(transform))
      case .line(let path): .line(path.applying(transform))
      case .fineLine(let path): .fineLine(path.applying(transform))
      }
    }
  }

  /// What a symbol stands in.
  package struct Enclosure: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
      case circle
      case square
      case rectangle
      /// The outline of another symbol, in units of its own.
      case outline(Path)

      /// A shape that is drawn here by the name of it; nil for any other name.
      init?(named name: Substring) {
        switch name {
        case "circle": self = .circle
        case "square": self = .square
        case "rectangle": self = .rectangle
        default: return nil
        }
      }
    }

    package var shape: Shape
    /// Whether the shape is filled and the symbol a hole in it.
    package var isFilled: Bool
  }

  /// What is in the lower trailing corner of a symbol.
  package enum Badge: Sendable, Hashable {
    /// A dot, in the upper corner.
    case dot
    /// A symbol in a disc.
    case symbol([Ink])
    /// A symbol in a triangle.
    case triangle([Ink])
  }

  /// What is drawn.
  package var ink: [Ink]
  /// What it stands in.
  package var enclosure: Enclosure?
  /// Whether it is crossed out.
  package var isSlashed = false
  /// What is in its corner.
  package var badge: Badge?
  /// The same of parts that have levels of their own, where what is drawn is one glyph (D7.10): one or
  /// none.
  package var layered: [DrawingSymbol] = []

  package init(_ ink: [Ink]) { self.ink = ink }

  /// The box around some ink, without the thickness of lines; nil if there is none.
  package static func box(of ink: [Ink]) -> Rect? {
    ink.compactMap(\.path.boundingRect).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

/// Why nothing stands in for a symbol.
package enum SymbolProblem: Error, Sendable, Hashable {
  /// No glyph is known for the name.
  case unknown
  /// The icon font cannot be read, and what to do about it.
  case noFont(String)
}
