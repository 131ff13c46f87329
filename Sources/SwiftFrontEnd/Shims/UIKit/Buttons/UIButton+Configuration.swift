// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIButton {
  /// The appearance of a button.
  @MainActor
  public struct Configuration {
    enum Look { case plain, gray, tinted, filled, borderless, bordered, prominent }
    var look = Look.plain
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titleAlignment = TitleAlignment.automatic
    public var titlePadding: CGFloat = 1
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var automaticallyUpdateForSelection = true
    private var insets: NSDirectionalEdgeInsets?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? usualInsets }
      set { insets = newValue }
    }
    public mutating func setDefaultContentInsets() { insets = nil }

    public static func plain() -> Configuration { Configuration(look: .plain) }
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(look: .prominent) }
    public static func glass() -> Configuration { Configuration(look: .gray) }
    public static func prominentGlass() -> Configuration { Configuration(look: .prominent) }

    init(look: Look) { self.look = look }

    public func updated(for button: UIButton) -> Configuration { self }

    /// The insets of a size.
    private var usualInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (4, 8)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical,
        leading: horizontal,
        bottom: vertical,
        trailing: horizontal
      )
    }

    /// The colour of title and image.
    func foreground(of button: UIButton) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      return look == .filled || look == .prominent ? .white : button.effectiveTint
    }

    /// Returns the background of the button in its current state.
    func shownBackground(of button: UIButton) -> UIBackgroundConfiguration {
      var shown = background
      if shown.backgroundColor == nil { shown.backgroundColor = fill(of: button) }
      if let color = shown.backgroundColor, let transformer = shown.backgroundColorTransformer {
        shown.backgroundColor = transformer(color)
      }
      return shown
    }

    private func fill(of button: UIButton) -> UIColor? {
      let tint = baseBackgroundColor ?? button.effectiveTint
      switch look {
      case .plain, .borderless: return baseBackgroundColor
      case .gray, .bordered: return baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: return tint.withAlphaComponent(0.18)
      case .filled, .prominent: return button.isEnabled ? tint : .tertiarySystemFill
      }
    }

    /// The radius of the background's corners; nil for half of the height.
    var radius: CGFloat? {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 5.95
      case .small: 4.25
      case .medium: 5.95
      case .large: 8.925
      case .capsule: nil
      }
    }

    /// The size of a button.
    public enum Size: Int, Sendable { case mini, small, medium, large }
    /// The rounding of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The style of a button on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    /// The indicator of a button with a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
  }
}

/// The background of a view's content.
@MainActor
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var customView: UIView?
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
}

/// A function from one colour to another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = UIConfigurationColorTransformer { _ in .gray }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// A function from text attributes to others.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// The edges, leading and trailing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
