// Written by tools/frameworks/generate from WebKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of WebKit; only its name and values exist.
open class WKUserScript: NSObject {
  /// Creates an instance without effect.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    super.init()
  }
  /// Stored; has no effect.
  public let source: String
}

/// A value of WebKit, by its name.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKScriptMessage: NSObject {
  /// Inert: always `""`.
  open var body: Any { "" }
  /// Inert: always `""`.
  open var name: String { "" }
}

/// Callbacks of WebKit, which are never made.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// Inert: never called.
  func userContentController(
    _ controller: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

extension WKScriptMessageHandler {
  /// Inert: does nothing.
  public func userContentController(
    _ controller: WKUserContentController,
    didReceive message: WKScriptMessage
  ) {}
}

/// Callbacks of WebKit, which are never made.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: AnyObject {
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKWebsiteDataStore: NSObject {
  /// A constant without effect.
  public static let shared: WKWebsiteDataStore = WKWebsiteDataStore()
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`() -> WKWebsiteDataStore { shared }
  /// Inert: always returns the same instance.
  @discardableResult public static func nonPersistent() -> WKWebsiteDataStore { shared }
  /// Inert: always returns the same instance.
  @discardableResult public static func allWebsiteDataTypes() -> Set<String> { [] }
  /// A constant without effect.
  public let httpCookieStore: WKHTTPCookieStore = WKHTTPCookieStore()
  /// Inert: does nothing.
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
  /// Inert: does nothing.
  @discardableResult open func removeData(
    ofTypes types: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {}
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKHTTPCookieStore: NSObject {
  /// Inert: does nothing.
  @discardableResult open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void)
  {}
  /// Inert: always returns the same instance.
  @discardableResult open func allCookies() async -> [HTTPCookie] { [] }
  /// Inert: does nothing.
  @discardableResult open func setCookie(
    _ cookie: HTTPCookie,
    completionHandler: (() -> Void)? = nil
  ) {}
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKNavigationAction: NSObject {
  /// Inert: always `URLRequest(url: URL(fileURLWithPath: "/"))`.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Inert: always `.other`.
  open var navigationType: WKNavigationType { .other }
  /// Inert: always `nil`.
  open var targetFrame: WKFrameInfo? { nil }
}

/// Inert: a class of WebKit; only its name and values exist.
open class WKNavigationResponse: NSObject {
  /// Inert: always the same.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"),
      mimeType: nil,
      expectedContentLength: 0,
      textEncodingName: nil
    )
  }
  /// Inert: always `true`.
  open var isForMainFrame: Bool { true }
}

/// A value of WebKit, by its name.
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// A value of WebKit, by its name.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// A value of WebKit, by its name.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Callbacks of WebKit, which are never made.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// Inert: never called.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
  /// Inert: never called.
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Inert: never called.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  )
  /// Inert: never called.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Inert: never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Inert: never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Inert: never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Inert: never called.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
}

extension WKNavigationDelegate {
  /// Inert: does nothing.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {}
  /// Inert: always returns the same instance.
  public func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  /// Inert: does nothing.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {}
  /// Inert: does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Inert: does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Inert: does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Inert: does nothing.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Inert: does nothing.
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Callbacks of WebKit, which are never made.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {
  /// Inert: never called.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// Inert: always returns the same instance.
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}
