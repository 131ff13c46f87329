import LayoutCore
import SpecFormat

/// The variants of a screen that an explanation tries (E1.1).
struct ExplainVariants {
  /// A variant, as its name says it and as it is asked for.
  struct Variant {
    let name: String
    let overrides: SceneOverrides
    let isNarrow: Bool
  }

  /// The variants, the usual one first.
  let all: [Variant]

  /// All text sizes in both directions, as wide as usual and 320 points wide; options of the command
  /// that say one of these leave only that.
  init(_ common: SceneOverrides) {
    let usual = DynamicTypeSize.large
    let sizes: [DynamicTypeSize?] =
      common.dynamicTypeSize == nil
      ? [usual] + DynamicTypeSize.allCases.filter { $0 != usual } : [nil]
    let directions: [LayoutDirection?] =
      common.layoutDirection == nil ? [.leftToRight, .rightToLeft] : [nil]
    let isOfUsualSize = common.device == nil && common.width == nil && common.height == nil
    var all: [Variant] = []
    for isNarrow in isOfUsualSize ? [false, true] : [false] {
      for direction in directions {
        for size in sizes {
          var overrides = common
          if isNarrow { overrides.width = .points(320) }
          if let direction { overrides.layoutDirection = direction }
          if let size { overrides.dynamicTypeSize = size }
          let words = [
            isNarrow ? "320 points" : nil,
            direction == .rightToLeft ? "right to left" : nil,
            size == usual ? nil : size?.rawValue,
          ].compactMap(\.self)
          all.append(
            Variant(
              name: words.isEmpty ? "usual" : words.joined(separator: ", "),
              overrides: overrides,
              isNarrow: isNarrow
            )
          )
        }
      }
    }
    self.all = all
  }
}
