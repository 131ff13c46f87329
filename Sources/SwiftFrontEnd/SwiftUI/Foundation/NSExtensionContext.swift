/// Inert: the request to an app extension, which is never made here.
open class NSExtensionContext: NSObject {
  /// Inert: there are no items.
  open var inputItems: [Any] { [] }

  /// Inert: there is no host app that waits.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// Inert: there is no host app that waits.
  open func cancelRequest(withError error: any Error) {}

  /// Inert: the URL is not opened.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// An item that is passed to an extension.
open class NSExtensionItem: NSObject {
  /// The title of the item.
  open var attributedTitle: NSAttributedString?
  /// The text of the item.
  open var attributedContentText: NSAttributedString?
  /// The attachments of the item.
  open var attachments: [NSItemProvider]?
  /// Further information on the item.
  open var userInfo: [AnyHashable: Any]?
}

/// An extension without a screen.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Inert: never called.
  func beginRequest(with context: NSExtensionContext)
}

/// Inert: the key of a page script's results.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

/// The type of the activity of a web page that is handed to an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
