// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { hosting?.content = AnyView(rootView) } }
  private var hosting: HostingView? { viewIfLoaded as? HostingView }
  open override func loadView() { view = HostingView(AnyView(rootView)) }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("a hosting controller needs a view")
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
  open func sizeThatFits(in size: CGSize) -> CGSize {
    _ViewMeasure.size(of: rootView, in: ProposedViewSize(size))
  }
}

/// The view of UIKit in which views of SwiftUI are.
final class HostingView: UIView {
  var content: AnyView { didSet { contentChanged() } }

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { _ViewMeasure.size(of: content, in: .unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    _ViewMeasure.size(of: content, in: ProposedViewSize(size))
  }
  override func picture() -> AnyView? { content }
  private var foundWidth: CGFloat?
  override var contentSizeForConstraints: CGSize {
    guard let foundWidth else { return intrinsicContentSize }
    let size = _ViewMeasure.size(
      of: content,
      in: ProposedViewSize(width: foundWidth, height: nil)
    )
    return CGSize(width: min(intrinsicContentSize.width, foundWidth), height: size.height)
  }
  override func wraps(in width: CGFloat?) -> Bool {
    foundWidth = width
    return width.map { $0 < intrinsicContentSize.width - 0.01 } ?? false
  }
}

/// The sizes that a hosting controller tracks.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
