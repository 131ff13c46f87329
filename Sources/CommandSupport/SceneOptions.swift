package import ArgumentParser
package import LayoutCore
package import SpecFormat

/// Changes of a spec's scene from the command line; they beat the file.
package struct SceneOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width offered: points, nil (ideal) or inf (maximum).",
      valueName: "length"
    )
  )
  package var width: LengthArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The height offered: points, nil (ideal) or inf (maximum).",
      valueName: "length"
    )
  )
  package var height: LengthArgument?

  @Option(help: ArgumentHelp("leftToRight (ltr) or rightToLeft (rtl).", valueName: "direction"))
  package var layoutDirection: DirectionArgument?

  @Option(help: ArgumentHelp("The reader's text size.", valueName: "size"))
  package var dynamicTypeSize: TypeSizeArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, above 0.", valueName: "number")
  )
  package var displayScale: ScaleArgument?

  @Option(
    help: ArgumentHelp(
      "How text is measured: with square glyphs (fixed) or real fonts (pango).",
      valueName: "way"
    )
  )
  package var text: TextArgument?

  @OptionGroup package var fonts: FontOptions

  package init() {}

  /// What measures the text of screens.
  package func textSource() throws -> TextSource { try fonts.textSource(text?.value) }

  /// Makes the changes.
  package func apply(to scene: inout LayoutScene) {
    if width != nil || height != nil { scene.host = host(instead: scene.host) }
    if let direction = layoutDirection?.value { scene.environment.layoutDirection = direction }
    if let size = dynamicTypeSize?.value { scene.environment.dynamicTypeSize = size }
    if let scale = displayScale?.value { scene.environment.displayScale = scale }
  }

  /// A length that is not a number of points makes a bare proposal of the host's size.
  private func host(instead host: LayoutScene.Host) -> LayoutScene.Host {
    switch host {
    case .proposal(let proposal):
      return .proposal(
        ProposedViewSize(
          width: width.map(\.length) ?? proposal.width,
          height: height.map(\.length) ?? proposal.height
        )
      )
    case .size(let size):
      let offered = ProposedViewSize(
        width: width.map(\.length) ?? size.width,
        height: height.map(\.length) ?? size.height
      )
      guard let width = offered.width, let height = offered.height, width.isFinite,
        height.isFinite
      else { return .proposal(offered) }
      return .size(Size(width: width, height: height))
    }
  }
}

/// A number of points, `nil` or `inf`.
package struct LengthArgument: ExpressibleByArgument {
  package var length: Double?

  package static let defaultCompletionKind = CompletionKind.list(["nil", "inf"])

  package init?(argument: String) {
    switch argument {
    case "nil": length = nil
    case "inf": length = .infinity
    default:
      guard let value = Double(argument), value.isFinite, value >= 0 else { return nil }
      length = value
    }
  }
}

/// A number above 0.
package struct ScaleArgument: ExpressibleByArgument {
  package var value: Double

  package static let defaultCompletionKind = CompletionKind.list(["1", "2", "3"])

  package init?(argument: String) {
    guard let value = Double(argument), value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}

/// A layout direction by its name or its usual abbreviation.
package struct DirectionArgument: ExpressibleByArgument {
  package var value: LayoutDirection

  package static let allValueStrings = ["leftToRight", "rightToLeft", "ltr", "rtl"]
  package static let defaultCompletionKind = CompletionKind.list(allValueStrings)

  package init?(argument: String) {
    switch argument {
    case "leftToRight", "ltr": value = .leftToRight
    case "rightToLeft", "rtl": value = .rightToLeft
    default: return nil
    }
  }
}

/// A value by its name.
///
/// The types of arguments are not generic: the runtime would make them at every start of the command,
/// which takes half a million instructions each.
package protocol NamedArgument: ExpressibleByArgument {
  associatedtype Value: RawRepresentable<String> & CaseIterable

  init(value: Value)
}

extension NamedArgument {
  package static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  package init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.init(value: value)
  }
}

/// A Dynamic Type size by its name.
package struct TypeSizeArgument: NamedArgument {
  package var value: DynamicTypeSize

  package init(value: DynamicTypeSize) { self.value = value }
}

/// A way to measure text by its name.
package struct TextArgument: NamedArgument {
  package var value: TextMeasurerKind

  package init(value: TextMeasurerKind) { self.value = value }
}
