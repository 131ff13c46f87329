// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A visual effect view.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { contentChanged() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    begin()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func picture() -> AnyView? {
    guard let style = (effect as? UIBlurEffect)?.style else { return nil }
    return AnyView(layer.outline.fill(style.material).environment(\.colorScheme, style.scheme))
  }
}

/// An effect of a visual effect view.
open class UIVisualEffect: NSObject {}

/// Blurs the content behind it.
open class UIBlurEffect: UIVisualEffect {
  let style: Style
  public init(style: Style) { self.style = style }

  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

/// Lets the content in front of a blur stand out.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The vibrancy of the content in front.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

extension UIBlurEffect.Style {
  /// The material of SwiftUI that blurs as much.
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .extraLight, .light, .dark, .regular, .prominent, .systemMaterial,
      .systemMaterialLight, .systemMaterialDark:
      .regular
    }
  }

  /// Whether it is light or dark wherever it is.
  @MainActor fileprivate var scheme: ColorScheme {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      _ScreenTraits.current.isDark ? .dark : .light
    }
  }
}
