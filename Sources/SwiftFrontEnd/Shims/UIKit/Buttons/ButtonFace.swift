/// The content of a UIKit button: its title and image in their insets, before a background
/// (V20.10).
struct ButtonFace: View {
  private var title: TextPicture?
  private var subtitle: TextPicture?
  private var image: UIImage?
  private var symbol: UIImage.SymbolConfiguration?
  private var tint: UIColor
  private var insets = EdgeInsets()
  private var imagePlacement = NSDirectionalRectEdge.leading
  private var imagePadding: CGFloat = 0
  private var titlePadding: CGFloat = 1
  private var isBusy = false
  private var background: UIBackgroundConfiguration?
  private var backgroundImage: UIImage?
  private var radius: CGFloat?
  private var leastSize = CGSize.zero
  private var alignment = Alignment.center
  private var dims = false

  /// Creates a button without a configuration: it is at least 30 wide, and its title has 6 points
  /// above and below.
  @MainActor
  init(of button: UIButton) {
    let label = button.titleLabel
    let font = label?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    tint = button.effectiveTint
    if let words = button.currentAttributedTitle
      ?? button.currentTitle.map({ NSAttributedString(string: $0) }), words.length > 0
    {
      title = TextPicture(
        text: words,
        font: font,
        color: button.currentTitleColor,
        alignment: label?.textAlignment ?? .natural,
        lines: label?.numberOfLines ?? 1,
        mode: .byTruncatingMiddle
      )
    }
    image = button.currentImage
    symbol = button.imageView?.preferredSymbolConfiguration
    let own = button.contentEdgeInsets
    let isBare = own == .zero && image == nil
    insets = EdgeInsets(
      top: isBare ? 6 : own.top,
      leading: own.left,
      bottom: isBare ? 6 : own.bottom,
      trailing: own.right
    )
    imagePadding = max(0, button.titleEdgeInsets.left - button.imageEdgeInsets.left)
    backgroundImage = button.currentBackgroundImage
    if title != nil, own == .zero { leastSize.width = 30 }
    dims = !button.isEnabled && button.buttonType != .custom
    alignment = Self.alignment(of: button)
  }

  /// Creates a button as a configuration describes it.
  @MainActor
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let foreground = button.isEnabled ? configuration.foreground(of: button) : .tertiaryLabel
    tint = configuration.imageColorTransformer?(foreground) ?? foreground
    let font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize == .mini || configuration.buttonSize == .small
        ? .subheadline : .body
    )
    func words(
      _ plain: AttributedString?,
      _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
      guard var plain else { return nil }
      if let transformer { plain.mergeAttributes(transformer(AttributeContainer())) }
      return plain.characters.isEmpty ? nil : plain.textOfKit
    }
    let named = configuration.attributedTitle ?? button.currentTitle.map { AttributedString($0) }
    let mode = configuration.titleLineBreakMode
    title = words(named, configuration.titleTextAttributesTransformer)
      .map {
        TextPicture(
          text: $0,
          font: font,
          color: foreground,
          alignment: .center,
          lines: mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1,
          mode: mode
        )
      }
    subtitle = words(
      configuration.attributedSubtitle,
      configuration.subtitleTextAttributesTransformer
    )
    .map {
      TextPicture(
        text: $0,
        font: .preferredFont(forTextStyle: .caption1),
        color: foreground,
        alignment: .center,
        lines: 0,
        mode: .byWordWrapping
      )
    }
    image = configuration.image ?? button.currentImage
    symbol = configuration.preferredSymbolConfigurationForImage
    isBusy = configuration.showsActivityIndicator
    let own = configuration.contentInsets
    insets = EdgeInsets(own)
    imagePlacement = configuration.imagePlacement
    imagePadding = configuration.imagePadding
    titlePadding = configuration.titlePadding
    background = configuration.shownBackground(of: button)
    radius = configuration.radius
    alignment = Self.alignment(of: button)
  }

  @MainActor
  private static func alignment(of button: UIButton) -> Alignment {
    let horizontal: HorizontalAlignment =
      switch button.contentHorizontalAlignment {
      case .center, .fill: .center
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      }
    let vertical: VerticalAlignment =
      switch button.contentVerticalAlignment {
      case .center, .fill: .center
      case .top: .top
      case .bottom: .bottom
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  /// Returns the size that fits the button.
  @MainActor
  func size(in width: CGFloat?) -> CGSize {
    let size = _ViewMeasure.size(of: content, in: ProposedViewSize(width: width, height: nil))
    return CGSize(
      width: max(size.width, leastSize.width),
      height: max(size.height, leastSize.height)
    )
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .background { behind }
      .opacity(dims ? 0.5 : 1)
      .contentShape(Rectangle())
  }

  @ViewBuilder private var behind: some View {
    if let backgroundImage { backgroundImage.image.resizable() }
    if let background { BackgroundPicture(background: background, radius: radius) }
  }

  private var content: some View { arranged.padding(insets) }

  @ViewBuilder private var arranged: some View {
    switch imagePlacement {
    case .top:
      VStack(spacing: imagePadding) {
        picture; texts
      }
    case .bottom:
      VStack(spacing: imagePadding) {
        texts; picture
      }
    case .trailing:
      HStack(spacing: imagePadding) {
        texts; picture
      }
    default:
      HStack(spacing: imagePadding) {
        picture; texts
      }
    }
  }

  @ViewBuilder private var picture: some View {
    if isBusy {
      ProgressView().tint(tint._color)
    } else if let image {
      let symbol = image.configuration ?? symbol
      image.image
        .font(symbol?.font ?? (title?.font ?? .systemFont(ofSize: 17)).font)
        .imageScale(symbol?.imageScale ?? .medium)
        .foregroundStyle((image.tint ?? symbol?.colors.first ?? tint)._color)
    }
  }

  @ViewBuilder private var texts: some View {
    if title != nil || subtitle != nil {
      VStack(spacing: titlePadding) {
        title?.styled
        subtitle?.styled
      }
    }
  }
}

/// A background of UIKit as it is drawn.
struct BackgroundPicture: View {
  let background: UIBackgroundConfiguration
  /// The corners' radius, in points; nil for half of the height.
  let radius: CGFloat?

  var body: some View {
    GeometryReader { geometry in
      let round = radius ?? geometry.size.height / 2
      let shape = RoundedRectangle(cornerRadius: round, style: .continuous)
      ZStack {
        if let color = background.backgroundColor { shape.fill(color._color) }
        if let image = background.image { image.image.resizable().clipShape(shape) }
        if background.strokeWidth > 0, let color = background.strokeColor {
          shape.strokeBorder(color._color, lineWidth: background.strokeWidth)
        }
      }
    }
    .padding(EdgeInsets(background.backgroundInsets))
  }
}
