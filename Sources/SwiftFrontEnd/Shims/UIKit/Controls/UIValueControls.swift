// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A switch of UIKit.
open class UISwitch: UIControl {
  open var isOn = false { didSet { contentChanged() } }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { shownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }
  override var usualHugging: UILayoutPriority { .defaultHigh }
  override func picture() -> AnyView? {
    AnyView(
      Toggle(isOn: UIControl.bound(self, \.isOn)) {
        Text(verbatim: accessibilityLabel ?? title ?? "")
      }
      .labelsHidden()
      .tint(onTintColor?._color)
      .disabled(!isEnabled)
    )
  }

  /// A style.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}

/// A slider of UIKit.
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { contentChanged() } }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) { calls.insert("setThumbImage") }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shownSize.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shownSize.height)
  }
  override func picture() -> AnyView? {
    let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    let value = Binding<Double> { [weak self] in
      min(max(Double(self?.value ?? 0), range.lowerBound), range.upperBound)
    } set: { [weak self] in
      self?.value = Float($0)
      self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    return AnyView(
      Slider(value: value, in: range) { Text(verbatim: accessibilityLabel ?? "") }
        .tint(minimumTrackTintColor?._color)
        .disabled(!isEnabled)
    )
  }
}

/// A segmented control.
open class UISegmentedControl: UIControl {
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) { calls.insert("setDividerImage") }
  public static let noSegment = -1
  open var selectedSegmentIndex = -1 { didSet { contentChanged() } }
  open var selectedSegmentTintColor: UIColor?
  private var titles: [String] = [] { didSet { contentChanged() } }
  private(set) var titlesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? String) ?? "" }
  }

  open override var intrinsicContentSize: CGSize { shownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }
  override func picture() -> AnyView? {
    AnyView(
      Picker(selection: UIControl.bound(self, \.selectedSegmentIndex)) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
      } label: {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .disabled(!isEnabled)
    )
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  open func removeAllSegments() { titles = [] }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titlesByState[state.rawValue] = attributes
    calls.insert("setTitleTextAttributes")
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    calls.insert("setBackgroundImage")
  }
}

/// An activity indicator.
open class UIActivityIndicatorView: UIView {
  open var style = Style.medium { didSet { contentChanged() } }
  open var color: UIColor! = .secondaryLabel
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false { didSet { contentChanged() } }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var usualHugging: UILayoutPriority { .defaultHigh }
  override func picture() -> AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView()
        .progressViewStyle(.circular)
        .controlSize(style == .large ? .large : .regular)
        .tint(color == .secondaryLabel ? nil : color?._color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    )
  }

  /// A size.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}

/// The progress of a task, as a bar.
open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { contentChanged() } }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shownSize.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shownSize.height)
  }
  override func picture() -> AnyView? {
    AnyView(
      ProgressView(value: Double(min(max(progress, 0), 1)))
        .progressViewStyle(.linear)
        .tint(progressTintColor?._color)
    )
  }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// A style.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
}
