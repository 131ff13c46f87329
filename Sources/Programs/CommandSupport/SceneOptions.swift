package import ArgumentParser
package import LayoutCore
package import SpecFormat

/// Overrides of a spec's scene from the command line.
package struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: screen size, scale, safe area, idiom and size classes.",
      discussion: "Such as 'iPhone 16' or 'iPad Pro 11-inch (M4)'.",
      valueName: "name"
    ),
    completion: .list(Device.all.map(\.name)),
    transform: SceneOptions.device
  )
  package var device: Device?

  @Option(help: ArgumentHelp("The orientation of the device.", valueName: "way"))
  package var orientation: OrientationArgument?

  @Flag(help: "Show the device's keyboard.")
  package var keyboard = false

  @Option(
    help: ArgumentHelp(
      "The system version, for control sizes and accessibility (\(SystemVersion.newest.rawValue)).",
      valueName: "version"
    )
  )
  package var system: SystemArgument?

  @Option(
    help: ArgumentHelp(
      "The deployment target of Swift sources (that of --system).",
      valueName: "version"
    )
  )
  package var deploymentTarget: SystemArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The proposed width: points, nil (ideal) or inf (maximum).",
      valueName: "length"
    )
  )
  package var width: LengthArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The proposed height: points, nil (ideal) or inf (maximum).",
      valueName: "length"
    )
  )
  package var height: LengthArgument?

  @Option(
    help: ArgumentHelp(
      "The safe area insets, in points: top,leading,bottom,trailing.",
      valueName: "insets"
    )
  )
  package var safeArea: InsetsArgument?

  @Option(help: ArgumentHelp("The color scheme.", valueName: "scheme"))
  package var colorScheme: ColorSchemeArgument?

  @Option(help: ArgumentHelp("The contrast of colors.", valueName: "contrast"))
  package var contrast: ContrastArgument?

  @Flag(help: "Turn on the setting Reduce Transparency.")
  package var reduceTransparency = false

  @Option(
    help: ArgumentHelp(
      "The language and region, such as 'ar' or 'de-CH'.",
      discussion: "The layout direction follows from a right-to-left language.",
      valueName: "tag"
    )
  )
  package var locale: String?

  @Option(
    help: ArgumentHelp(
      "Transform the localizable texts like Xcode's pseudolanguages.",
      discussion: """
        double doubles their length, accented adds accents, bounded adds brackets; rtl sets the \
        layout direction to right to left, rtl-strings that of the texts as well.
        """,
      valueName: "way"
    )
  )
  package var pseudo: PseudoArgument?

  @Option(help: ArgumentHelp("The layout direction.", valueName: "direction"))
  package var layoutDirection: DirectionArgument?

  @Option(help: ArgumentHelp("The text size (Dynamic Type).", valueName: "size"))
  package var dynamicTypeSize: TypeSizeArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, above 0.", valueName: "number")
  )
  package var displayScale: ScaleArgument?

  @Option(
    help: ArgumentHelp(
      "The measuring of text: square glyphs (fixed) or real fonts (pango).",
      valueName: "way"
    )
  )
  package var text: TextArgument?

  @OptionGroup package var fonts: FontOptions

  package init() {}

  /// Returns the device of a name, without regard for case and punctuation.
  private static func device(_ name: String) throws -> Device {
    if let device = Device(named: name) { return device }
    let hint = Device.likely(for: name).map { "; did you mean '\($0.name)'?" } ?? ";"
    throw ValidationError("no device is called '\(name)'\(hint) 'espalier devices' prints all")
  }

  /// Returns the text measurer of screens.
  package func textSource() throws -> TextSource { try fonts.textSource(text?.value) }

  /// The settings that override those of files.
  package var overrides: SceneOverrides {
    var overrides = SceneOverrides()
    overrides.device = device
    overrides.orientation = orientation?.value
    overrides.showsKeyboard = keyboard
    overrides.system = system?.value
    overrides.deploymentTarget = deploymentTarget?.value
    overrides.width = width?.value
    overrides.height = height?.value
    overrides.layoutDirection = layoutDirection?.value
    overrides.dynamicTypeSize = dynamicTypeSize?.value
    overrides.displayScale = displayScale?.value
    overrides.safeArea = safeArea?.value
    overrides.colorScheme = colorScheme?.value
    overrides.colorSchemeContrast = contrast?.value
    overrides.reducesTransparency = reduceTransparency
    overrides.locale = pseudo.map { $0.value.tag(of: locale ?? "en") } ?? locale
    return overrides
  }
}

/// A number of points, `nil` or `inf`.
package struct LengthArgument: ExpressibleByArgument {
  package var value: SceneOverrides.Length

  package static let defaultCompletionKind = CompletionKind.list(["nil", "inf"])

  package init?(argument: String) {
    switch argument {
    case "nil": value = .ideal
    case "inf": value = .points(.infinity)
    default:
      guard let points = Double(argument), points.isFinite, points >= 0 else { return nil }
      value = .points(points)
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

/// A pseudo-locale by its name.
package struct PseudoArgument: NamedArgument {
  package var value: PseudoLocale

  package init(value: PseudoLocale) { self.value = value }
}

/// A text measurer by its name.
package struct TextArgument: NamedArgument {
  package var value: TextMeasurerKind

  package init(value: TextMeasurerKind) { self.value = value }
}

/// A version of the system by its name.
package struct SystemArgument: NamedArgument {
  package var value: SystemVersion

  package init(value: SystemVersion) { self.value = value }
}

/// A device orientation by its name.
package struct OrientationArgument: NamedArgument {
  package var value: Device.Orientation

  package init(value: Device.Orientation) { self.value = value }
}

/// Four insets in points, separated by commas.
package struct InsetsArgument: ExpressibleByArgument {
  package var value: EdgeInsets

  package init?(argument: String) {
    let lengths = argument.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard lengths.count == 4, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }),
      argument.filter({ $0 == "," }).count == 3
    else { return nil }
    value = EdgeInsets(
      top: lengths[0],
      leading: lengths[1],
      bottom: lengths[2],
      trailing: lengths[3]
    )
  }
}

/// A contrast by its name.
package struct ContrastArgument: NamedArgument {
  package var value: ColorSchemeContrast

  package init(value: ColorSchemeContrast) { self.value = value }
}

/// A colour scheme by its name.
package struct ColorSchemeArgument: NamedArgument {
  package var value: ColorScheme

  package init(value: ColorScheme) { self.value = value }
}
