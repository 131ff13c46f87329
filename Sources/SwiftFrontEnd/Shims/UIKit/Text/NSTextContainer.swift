// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The area that a text is laid out in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  open var size = CGSize.zero
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false

  public nonisolated override init() {}

  public init(size: CGSize) {
    super.init()
    self.size = size
  }
}
