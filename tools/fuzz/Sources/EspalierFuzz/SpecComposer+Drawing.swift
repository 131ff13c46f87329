@testable import SpecFormat

// What views look like.

extension SpecComposer {
  static let conditions = ["proxy.size.width > 100", "proxy.size.height <= proxy.size.width"]

  private static let colors = [
    "red", "blue", "primary", "label", "clear", "systemBackground", "#ff8000", "#00ff0080",
  ]

  /// A colour, mostly by its name.
  mutating func color() -> JSONTree {
    switch choices.below(4) {
    case 0: return components()
    case 1:
      return .object([
        ("color", .text(choices.pick(SpecComposer.colors))), ("opacity", fraction()),
      ])
    default: return .text(choices.pick(SpecComposer.colors))
    }
  }

  private mutating func components() -> JSONTree {
    .list((0..<3 + choices.below(2)).map { _ in fraction() })
  }

  /// A number that is mostly between 0 and 1.
  private mutating func fraction() -> JSONTree {
    .number(choices.pick([0, 0.25, 0.5, 1, 0.999, 2, -1, 1e300]))
  }

  /// What something is painted with.
  mutating func style() -> JSONTree {
    if choices.below(3) == 0 { return .text(choices.pick(["red", "tint", "background", "thin"])) }
    let kind = choices.pick(SpecVocabulary.styleKinds)
    return .object(painting(members(of: kind.object.fields, in: "style")))
  }

  /// Gradients have colours or stops, and not both.
  private mutating func painting(
    _ members: [(key: String, value: JSONTree)]
  ) -> [(key: String, value: JSONTree)] {
    members.map { key, value in
      guard key.hasSuffix("Gradient"), key != "meshGradient", case .object(let inner) = value else {
        return (key, value)
      }
      let colors = (0...1 + choices.below(3)).map { _ in color() }
      return (
        key,
        .object(
          inner.filter { $0.key != "colors" && $0.key != "stops" } + [("colors", .list(colors))]
        )
      )
    }
  }
}
