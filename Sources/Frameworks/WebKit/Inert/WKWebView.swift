// Written by tools/frameworks/generate from WebKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKWebView: UIView {
  /// Creates one, which does nothing.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates one, which does nothing.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one, which does nothing.
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public private(set) var configuration = WKWebViewConfiguration()
  /// A value that is kept, and changes nothing.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// A value that is kept, and changes nothing.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// A constant, which changes nothing.
  public let scrollView: UIScrollView = UIScrollView()
  public private(set) var url: URL?
  /// Inert: always `nil`.
  open var title: String? { nil }
  /// Inert: always `false`.
  open var isLoading: Bool { false }
  /// Inert: always `0`.
  open var estimatedProgress: Double { 0 }
  /// Inert: always `false`.
  open var canGoBack: Bool { false }
  /// Inert: always `false`.
  open var canGoForward: Bool { false }
  /// Inert: always `false`.
  open var hasOnlySecureContent: Bool { false }
  /// A value that is kept, and changes nothing.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// A value that is kept, and changes nothing.
  open var allowsLinkPreview: Bool = true
  /// A value that is kept, and changes nothing.
  open var customUserAgent: String? = nil
  /// A value that is kept, and changes nothing.
  open var pageZoom: CGFloat = 1
  /// A value that is kept, and changes nothing.
  open var isInspectable: Bool = false
  /// A value that is kept, and changes nothing.
  open var underPageBackgroundColor: UIColor! = nil
  /// Inert: returns the same to everybody.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url; return nil
  }
  /// Inert: returns the same to everybody.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL; return nil
  }
  /// Inert: returns the same to everybody.
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL)
    -> WKNavigation?
  { self.url = url; return nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Inert: does nothing.
  open func stopLoading() {}
  /// Inert: returns the same to everybody.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Inert: does nothing.
  @discardableResult open func evaluateJavaScript(
    _ script: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {}
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKSnapshotConfiguration: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKNavigation: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKFrameInfo: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKBackForwardList: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKWindowFeatures: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKProcessPool: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKSecurityOrigin: NSObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKWebViewConfiguration: NSObject {
  /// A value that is kept, and changes nothing.
  open var allowsInlineMediaPlayback: Bool = false
  /// A value that is kept, and changes nothing.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// A value that is kept, and changes nothing.
  open var userContentController: WKUserContentController = WKUserContentController()
  /// A value that is kept, and changes nothing.
  open var preferences: WKPreferences = WKPreferences()
  /// A value that is kept, and changes nothing.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// A value that is kept, and changes nothing.
  open var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore()
  /// A value that is kept, and changes nothing.
  open var processPool: WKProcessPool = WKProcessPool()
  /// A value that is kept, and changes nothing.
  open var applicationNameForUserAgent: String? = nil
  /// Inert: does nothing.
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
  }
}

/// Options of WebKit, by their names.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKPreferences: NSObject {
  /// A value that is kept, and changes nothing.
  open var javaScriptEnabled: Bool = true
  /// A value that is kept, and changes nothing.
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  /// A value that is kept, and changes nothing.
  open var minimumFontSize: CGFloat = 0
  /// A value that is kept, and changes nothing.
  open var isElementFullscreenEnabled: Bool = false
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKWebpagePreferences: NSObject {
  /// A value that is kept, and changes nothing.
  open var allowsContentJavaScript: Bool = true
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKUserContentController: NSObject {
  /// Inert: does nothing.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// Inert: does nothing.
  open func addUserScript(_ script: WKUserScript) {}
  /// Inert: does nothing.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Inert: does nothing.
  open func removeAllUserScripts() {}
}
