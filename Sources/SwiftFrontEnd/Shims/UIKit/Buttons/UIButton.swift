// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button of UIKit.
open class UIButton: UIControl {
  public private(set) var buttonType = ButtonType.custom
  public private(set) lazy var titleLabel: UILabel? = makeTitle()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  public private(set) lazy var subtitleLabel: UILabel? = UILabel()
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open var changesSelectionAsPrimaryAction = false
  open var role = Role.normal
  open var menu: UIMenu?
  open var automaticallyUpdatesConfiguration = true
  open var configuration: Configuration? { didSet { contentChanged() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  private var parts: [UInt: Parts] = [:]
  private var isUpdating = false

  /// The title, image and background of a button in a state.
  private struct Parts {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .custom, .system, .plain: break
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func makeTitle() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.stage = titleStage
    return label
  }

  /// Receives the changes of the title label.
  private lazy var titleStage: UIViewStage = {
    let stage = UIViewStage()
    stage.refresh = { [weak self] in self?.contentChanged() }
    return stage
  }()

  open func setTitle(_ title: String?, for state: State) {
    parts[state.rawValue, default: Parts()].title = title
    if state == .normal, configuration != nil {
      configuration?.title = title
      setNeedsUpdateConfiguration()
    }
    contentChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    parts[state.rawValue, default: Parts()].attributedTitle = title
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    parts[state.rawValue, default: Parts()].titleColor = color
    contentChanged()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    parts[state.rawValue, default: Parts()].image = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    parts[state.rawValue, default: Parts()].background = image
    contentChanged()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    imageView?.preferredSymbolConfiguration = configuration
  }
  open func title(for state: State) -> String? { parts[state.rawValue]?.title ?? currentTitle }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    parts[state.rawValue]?.attributedTitle ?? currentAttributedTitle
  }
  open func titleColor(for state: State) -> UIColor? {
    parts[state.rawValue]?.titleColor ?? currentTitleColor
  }
  open func image(for state: State) -> UIImage? { parts[state.rawValue]?.image ?? currentImage }
  open func backgroundImage(for state: State) -> UIImage? {
    parts[state.rawValue]?.background ?? currentBackgroundImage
  }
  open var currentTitle: String? { current(\.title) ?? configuration?.title }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor {
    current(\.titleColor) ?? (buttonType == .custom ? .white : effectiveTint)
  }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.background) }

  /// Returns the part for the button's current state, or else for the normal one.
  private func current<Value>(_ part: KeyPath<Parts, Value?>) -> Value? {
    parts[state.rawValue]?[keyPath: part] ?? parts[State.normal.rawValue]?[keyPath: part]
  }

  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() {
    guard !isUpdating, let configurationUpdateHandler else { return }
    isUpdating = true
    configurationUpdateHandler(self)
    isUpdating = false
  }

  override func stateChanged() {
    setNeedsUpdateConfiguration()
    super.stateChanged()
  }

  // MARK: What is shown

  private var face: ButtonFace {
    if let configuration { return ButtonFace(configuration, of: self) }
    return ButtonFace(of: self)
  }

  open override var intrinsicContentSize: CGSize { face.size(in: nil) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.size(in: nil) }
  override var usualHugging: UILayoutPriority { .defaultLow }
  override var baselines: (first: CGFloat, last: CGFloat) {
    let font = titleLabel?.font ?? .systemFont(ofSize: 17)
    let above = max(0, (face.size(in: nil).height - font.lineHeight) / 2)
    return (above + font.ascender, above - font.descender)
  }

  override func picture() -> AnyView? {
    AnyView(
      Button(role: role == .destructive ? .destructive : nil) { [weak self] in
        guard let self else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
      } label: {
        face
      }
      .buttonStyle(FaceStyle())
      .disabled(!isEnabled)
    )
  }

  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

/// A button's label as it is: UIKit has drawn all of it.
private struct FaceStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View { configuration.label }
}
