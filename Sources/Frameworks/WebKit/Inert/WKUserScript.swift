// Written by tools/frameworks/generate from WebKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKUserScript: NSObject {
  /// Creates one, which does nothing.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let source: String
}

/// A value of WebKit, by its name.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKScriptMessage: NSObject {
  /// Inert: always `""`.
  open var body: Any { "" }
  /// Inert: always `""`.
  open var name: String { "" }
}

/// What somebody is told by WebKit, which tells nothing here.
public protocol WKScriptMessageHandler: AnyObject {
  /// Inert: nobody calls it.
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

/// What somebody is told by WebKit, which tells nothing here.
public protocol WKURLSchemeHandler: AnyObject {
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKWebsiteDataStore: NSObject {
  /// A constant, which changes nothing.
  public static let shared: WKWebsiteDataStore = WKWebsiteDataStore()
  /// Inert: returns the same to everybody.
  @discardableResult public static func `default`() -> WKWebsiteDataStore { shared }
  /// Inert: returns the same to everybody.
  @discardableResult public static func nonPersistent() -> WKWebsiteDataStore { shared }
  /// Inert: returns the same to everybody.
  @discardableResult public static func allWebsiteDataTypes() -> Set<String> { [] }
  /// A constant, which changes nothing.
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

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKHTTPCookieStore: NSObject {
  /// Inert: does nothing.
  @discardableResult open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void)
  {}
  /// Inert: returns the same to everybody.
  @discardableResult open func allCookies() async -> [HTTPCookie] { [] }
  /// Inert: does nothing.
  @discardableResult open func setCookie(
    _ cookie: HTTPCookie,
    completionHandler: (() -> Void)? = nil
  ) {}
}

/// Inert: a class of WebKit, of which there is only the name and its values.
open class WKNavigationAction: NSObject {
  /// Inert: always `URLRequest(url: URL(fileURLWithPath: "/"))`.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Inert: always `.other`.
  open var navigationType: WKNavigationType { .other }
  /// Inert: always `nil`.
  open var targetFrame: WKFrameInfo? { nil }
}

/// Inert: a class of WebKit, of which there is only the name and its values.
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

/// What somebody is told by WebKit, which tells nothing here.
public protocol WKNavigationDelegate: AnyObject {
  /// Inert: nobody calls it.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
  /// Inert: nobody calls it.
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Inert: nobody calls it.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  )
  /// Inert: nobody calls it.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Inert: nobody calls it.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Inert: nobody calls it.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Inert: nobody calls it.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Inert: nobody calls it.
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
  /// Inert: returns the same to everybody.
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

/// What somebody is told by WebKit, which tells nothing here.
public protocol WKUIDelegate: AnyObject {
  /// Inert: nobody calls it.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// Inert: returns the same to everybody.
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}
