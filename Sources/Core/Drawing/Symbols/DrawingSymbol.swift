package import ViewValues

/// The substitute of a system symbol, in its own units, y growing downwards (D7.11).
package struct DrawingSymbol: Sendable, Hashable {
  /// A piece of ink.
  package enum Ink: Sendable, Hashable {
    /// An area.
    case area(Path)
    /// The rim of an area, within it, with the thickness of lines.
    case rim(Path)
    /// A line with round ends, whose thickness follows the font's weight.
    case line(Path)
    /// A line half as thick.
    case fineLine(Path)

    /// The outline or line itself.
    package var path: Path {
      switch self {
      case .area(let path), .rim(let path), .line(let path), .fineLine(let path): path
      }
    }

    /// The ink under a transform.
    package func applying(_ transform: AffineTransform) -> Ink {
      switch self {
      case .area(let path): .area(path.applying(transform))
      case .rim(let path): .rim(path.applying(transform))
      case .line(let path): .line(path.applying(transform))
      case .fineLine(let path): .fineLine(path.applying(transform))
      }
    }
  }

  /// The shape or symbol around a symbol.
  package struct Enclosure: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
      case circle
      case square
      case rectangle
      /// The outline of another symbol, in units of that symbol.
      case outline(Path)

      /// The enclosing shape of a name; nil for any other name.
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

  /// The badge in the lower trailing corner of a symbol.
  package enum Badge: Sendable, Hashable {
    /// A dot, in the upper corner.
    case dot
    /// A symbol in a disc.
    case symbol([Ink])
    /// A symbol in a triangle.
    case triangle([Ink])
  }

  /// The pieces of ink.
  package var ink: [Ink]
  /// The shape around it; nil for none.
  package var enclosure: Enclosure?
  /// Whether it is crossed out.
  package var isSlashed = false
  /// The badge in its corner; nil for none.
  package var badge: Badge?
  /// The same symbol in parts with separate levels, if `ink` is one glyph (D7.10): one or none.
  package var layered: [DrawingSymbol] = []

  package init(_ ink: [Ink]) { self.ink = ink }

  /// The box around some ink, without the thickness of lines; nil if there is none.
  package static func box(of ink: [Ink]) -> Rect? {
    ink.compactMap(\.path.boundingRect).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

/// The reason for which a symbol has no substitute.
package enum SymbolProblem: Error, Sendable, Hashable {
  /// No glyph is known for the name.
  case unknown
  /// The icon font cannot be read, and what to do about it.
  case noFont(String)
}
