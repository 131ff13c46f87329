// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: a pasteboard of one run, which other programs do not read.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // Used on the main thread only, as in UIKit.
  public static let general = UIPasteboard()

  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var urls: [URL]?
  open var image: UIImage?
  open var images: [UIImage]?
  open var color: UIColor?
  open var items: [[String: Any]] = []
  open var changeCount: Int { 0 }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    string = value as? String
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
}
