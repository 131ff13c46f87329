/// Inert: what an extension is asked for, which nobody asks for anything.
open class NSExtensionContext: NSObject {
  /// Inert: nothing is handed to it.
  open var inputItems: [Any] { [] }

  /// Inert: nobody waits for it.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// Inert: nobody waits for it.
  open func cancelRequest(withError error: any Error) {}

  /// Inert: nothing is opened.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// What is handed to an extension.
open class NSExtensionItem: NSObject {
  /// Its title.
  open var attributedTitle: NSAttributedString?
  /// What it says.
  open var attributedContentText: NSAttributedString?
  /// What it brings.
  open var attachments: [NSItemProvider]?
  /// What else is known of it.
  open var userInfo: [AnyHashable: Any]?
}

/// An extension without a screen.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Inert: never called.
  func beginRequest(with context: NSExtensionContext)
}

/// Inert: the key of what a page's script gives.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

/// The kind of what a user does where a page is handed from a browser to an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
