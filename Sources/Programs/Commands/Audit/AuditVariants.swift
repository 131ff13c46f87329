import Audit
import CommandSupport
import LayoutCore
import SpecFormat

/// The variants of a screen that an audit looks at.
struct AuditVariants {
  /// A variant, and which of the others is the same at the text size Large.
  struct Variant {
    let name: String
    let overrides: SceneOverrides
    let usual: Int?
    /// Whether the screen is as wide as it is usually.
    var isOfUsualWidth = true
    /// Whether the device is held in landscape for it.
    var isLandscape = false
    /// Whether it is the first one from right to left, otherwise as the first of all.
    var isUsualRightToLeft = false
    /// The other words that it has; nil for the screen's own.
    var translation: AuditContext.Translation?
  }

  let all: [Variant]

  /// Creates the variants of an audit: appearances at the usual text size, and text sizes in both
  /// directions and in several widths; options of the command that state one of these leave only
  /// that.
  ///
  /// - Parameters:
  ///   - common: The overrides in all of them.
  ///   - rotates: Whether screens can be turned: they know a device, or have that of previews.
  ///   - isLandscapeAlone: Whether the app allows no portrait (W4.9): the screens are those of landscape.
  ///   - languages: The tags of the languages that the screens' strings are translated to.
  init(
    _ common: SceneOverrides,
    rotates: Bool,
    isLandscapeAlone: Bool = false,
    languages: [String] = []
  ) {
    var common = common
    if rotates, isLandscapeAlone, common.orientation == nil { common.orientation = .landscape }
    let sizes: [DynamicTypeSize?] =
      common.dynamicTypeSize == nil
      ? [.large, .xSmall, .accessibility3, .accessibility5] : [nil]
    let directions: [LayoutDirection?] =
      common.layoutDirection == nil ? [.leftToRight, .rightToLeft] : [nil]
    var rooms = [Room.usual]
    if common.device == nil, common.width == nil, common.height == nil { rooms.append(.narrow) }
    if rotates, common.orientation == nil { rooms.append(.landscape) }
    var all: [Variant] = []
    for room in rooms {
      for direction in directions {
        let usual = all.count
        for size in sizes {
          var overrides = common
          var names: [String] = []
          room.apply(to: &overrides, &names)
          if let direction {
            overrides.layoutDirection = direction
            if direction == .rightToLeft { names.append("right to left") }
          }
          if let size {
            overrides.dynamicTypeSize = size
            if size != .large { names.append(size.rawValue) }
          }
          all.append(
            Variant(
              name: names.isEmpty ? "usual" : names.joined(separator: ", "),
              overrides: overrides,
              usual: all.count == usual ? nil : usual,
              isOfUsualWidth: room == .usual,
              isLandscape: room == .landscape,
              isUsualRightToLeft: room == .usual && direction == .rightToLeft
                && all.count == usual
            )
          )
        }
      }
    }
    let first = all[0].overrides
    let schemes: [ColorScheme?] = common.colorScheme == nil ? ColorScheme.allCases : [nil]
    let contrasts: [ColorSchemeContrast?] =
      common.colorSchemeContrast == nil ? ColorSchemeContrast.allCases : [nil]
    for scheme in schemes {
      for contrast in contrasts where scheme != nil || contrast != nil {
        var overrides = first
        var names: [String] = []
        if let scheme {
          overrides.colorScheme = scheme
          names.append(scheme.rawValue)
        }
        if let contrast {
          overrides.colorSchemeContrast = contrast
          if contrast == .increased { names.append("increased contrast") }
        }
        all.append(
          Variant(
            name: names.isEmpty ? "usual contrast" : names.joined(separator: ", "),
            overrides: overrides,
            usual: nil
          )
        )
      }
    }
    if common.locale == nil {
      let translations =
        PseudoLocale.allCases.map { AuditContext.Translation.pseudo($0) }
        + languages.map { .own($0) }
      for translation in translations {
        var overrides = first
        overrides.locale = translation.tag
        // A language that is written from the right brings its direction along.
        if common.layoutDirection == nil { overrides.layoutDirection = nil }
        all.append(
          Variant(
            name: translation.name,
            overrides: overrides,
            usual: nil,
            translation: translation
          )
        )
      }
    }
    self.all = all
  }

  /// The screen as it is, and nothing else.
  init(only overrides: SceneOverrides) {
    all = [Variant(name: "as it is", overrides: overrides, usual: nil)]
  }

  /// The size of a screen.
  private enum Room {
    case usual
    /// 320 points (WCAG 1.4.10).
    case narrow
    case landscape

    func apply(to overrides: inout SceneOverrides, _ names: inout [String]) {
      switch self {
      case .usual: return
      case .narrow:
        overrides.width = .points(320)
        names.append("320 points")
      case .landscape:
        overrides.orientation = .landscape
        names.append("landscape")
      }
    }
  }
}

extension AuditContext.Translation {
  /// The tag of the language.
  fileprivate var tag: String {
    switch self {
    case .own(let tag): tag
    case .pseudo(let pseudo): pseudo.tag(of: "en")
    }
  }

  /// The name of the variant.
  fileprivate var name: String {
    switch self {
    case .own(let tag): "locale \(tag)"
    case .pseudo(.double): "words twice as long"
    case .pseudo(let pseudo): "pseudo-locale \(pseudo.rawValue)"
    }
  }
}
