import FrameworkPlaces
import SwiftUI

/// The placeholder of a web page.
public struct WebView: View {
  /// Creates the placeholder of a page.
  public init(url: URL?) {}

  /// Creates the placeholder of a page.
  public init(_ page: WebPage) {}

  /// The placeholder.
  public var body: some View { FrameworkPlace("WebView", of: "WebKit") }
}

/// A web page, which is not loaded.
@MainActor
public final class WebPage: Observable {
  /// The configuration of a page.
  public struct Configuration: Sendable {
    /// Creates a configuration.
    public init() {}
  }

  /// The URL of the page, which is not loaded.
  public private(set) var url: URL?
  /// Inert: always empty.
  public var title: String { "" }
  /// Inert: always `false`.
  public var isLoading: Bool { false }
  /// Inert: always `0`.
  public var estimatedProgress: Double { 0 }

  /// Creates a page.
  public init(configuration: Configuration = Configuration()) {}

  /// Inert: fetches nothing.
  public func load(_ url: URL?) { self.url = url }

  /// Inert: fetches nothing.
  public func load(_ request: URLRequest) { url = request.url }

  /// Inert: shows nothing.
  public func load(html: String, baseURL: URL) { url = baseURL }

  /// Inert: does nothing.
  public func reload() {}

  /// Inert: does nothing.
  public func stopLoading() {}
}
