// Written by tools/frameworks/generate from WebKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of WebKit; only its name and values exist.
open class WKWebView: UIView {
  /// Creates an instance without effect.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates an instance without effect.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an instance without effect.
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public private(set) var configuration = WKWebViewConfiguration()
  /// Stored; has no effect.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Stored; has no effect.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// A constant without effect.
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
  /// Stored; has no effect.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// Stored; has no effect.
  open var allowsLinkPreview: Bool = true
  /// Stored; has no effect.
  open var customUserAgent: String? = nil
  /// Stored; has no effect.
  open var pageZoom: CGFloat = 1
  /// Stored; has no effect.
  open var isInspectable: Bool = false
  /// Stored; has no effect.
  open var underPageBackgroundColor: UIColor! = nil
  /// Inert: always returns the same instance.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url; return nil
  }
  /// Inert: always returns the same instance.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL; return nil
  }
  /// Inert: always returns the same instance.
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL)
    -> WKNavigation?
  { self.url = url; return nil }
  /// Inert: always returns the same instance.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Inert: does nothing.
  open func stopLoading() {}
  /// Inert: always returns the same instance.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Inert: always returns the same instance.
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

/// Inert: a class of WebKit; only its name and values exist.
open class WKSnapshotConfiguration: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKNavigation: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKFrameInfo: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKBackForwardList: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKWindowFeatures: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKProcessPool: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKSecurityOrigin: NSObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKWebViewConfiguration: NSObject {
  /// Stored; has no effect.
  open var allowsInlineMediaPlayback: Bool = false
  /// Stored; has no effect.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Stored; has no effect.
  open var userContentController: WKUserContentController = WKUserContentController()
  /// Stored; has no effect.
  open var preferences: WKPreferences = WKPreferences()
  /// Stored; has no effect.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Stored; has no effect.
  open var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore()
  /// Stored; has no effect.
  open var processPool: WKProcessPool = WKProcessPool()
  /// Stored; has no effect.
  open var applicationNameForUserAgent: String? = nil
  /// Inert: does nothing.
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
  }
}

/// Options of WebKit, by their names.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// An option without effect.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKPreferences: NSObject {
  /// Stored; has no effect.
  open var javaScriptEnabled: Bool = true
  /// Stored; has no effect.
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  /// Stored; has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Stored; has no effect.
  open var isElementFullscreenEnabled: Bool = false
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKWebpagePreferences: NSObject {
  /// Stored; has no effect.
  open var allowsContentJavaScript: Bool = true
}

/// Inert: a class of WebKit; only its name and values exist.
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
