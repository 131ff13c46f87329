// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A page control.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { contentChanged() } }
  open var currentPage = 0 { didSet { contentChanged() } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var direction = Direction.natural
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var progress: UIPageControlProgress?
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func picture() -> AnyView? {
    guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
          Circle()
            .fill(self.color(of: page))
            .frame(width: 7, height: 7)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: accessibilityLabel ?? ""))
      .accessibilityValue(Text(verbatim: "page \(currentPage + 1) of \(numberOfPages)"))
    )
  }

  private func color(of page: Int) -> Color {
    page == currentPage
      ? currentPageIndicatorTintColor?._color ?? Color(white: 1)
      : pageIndicatorTintColor?._color ?? Color(white: 1).opacity(0.3)
  }

  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// The direction of the next page's dot.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}

/// The progress through the current page.
@MainActor open class UIPageControlProgress: NSObject {
  open var currentProgress: Float = 0
  /// Whether the page's dot shows it; no dot does here.
  open var isProgressVisible: Bool { false }
}

/// The timed change of pages; inert: there is no timer.
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}
