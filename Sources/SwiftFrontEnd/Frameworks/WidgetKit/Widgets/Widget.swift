import SwiftUI

/// A kind of widgets.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// The configuration of the widget.
  var body: Body { get }

  /// Creates it.
  init()
}

/// A bundle of several kinds of widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Creates it.
  init()
}

extension Widget {
  /// Inert: a screen shows a preview.
  public static func main() {}
}

extension WidgetBundle {
  /// Inert: a screen shows a preview.
  public static func main() {}
}

/// Builds a bundle from the statements of a closure; its widgets are not used here.
@resultBuilder
public enum WidgetBundleBuilder {
  /// No widgets.
  @MainActor public static func buildBlock() -> some Widget { AnyWidgets() }

  /// Widgets.
  @MainActor public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget { AnyWidgets() }

  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  @MainActor public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
    AnyWidgets()
  }

  /// Widgets behind an availability check.
  @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    AnyWidgets()
  }
}

/// Widgets whose kind does not matter.
private struct AnyWidgets: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The configuration of a kind of widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// The configuration of the widget.
  var body: Body { get }

  /// The content for previews.
  var _content: _WidgetContent { get }
}

extension WidgetConfiguration {
  /// The content for previews.
  public var _content: _WidgetContent { body._content }
}

extension WidgetConfiguration where Body == Never {
  /// No body: the configuration is primitive.
  public var body: Never { fatalError("\(Self.self) is made of nothing else") }
}

extension Never: WidgetConfiguration {
  /// Empty content.
  public var _content: _WidgetContent { _WidgetContent() }
}

/// The content of a kind of widget.
public struct _WidgetContent {
  /// Returns the views of an entry; nil for an entry of another type.
  var view: @MainActor (Any) -> AnyView? = { _ in nil }
  /// `true` if the views have margins.
  var hasMargins = true
  /// Returns the provider's entries.
  var timeline: @MainActor (TimelineProviderContext) async -> [Any] = { _ in [] }
}

/// An empty configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// Creates nothing.
  public nonisolated init() {}

  /// Empty content.
  public var _content: _WidgetContent { _WidgetContent() }
}

/// A widget without configuration by the user.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// The content for previews.
  public let _content: _WidgetContent

  /// Creates a kind of widgets.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _content = _WidgetContent(
      view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
      timeline: { context in
        await withCheckedContinuation { continuation in
          provider.getTimeline(in: context) { continuation.resume(returning: $0.entries) }
        }
      }
    )
  }
}

/// A widget with an older intent as its configuration; the intent is not configured.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// The content for previews.
  public let _content: _WidgetContent

  /// Creates a kind of widgets.
  public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _content = _WidgetContent(
      view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    )
  }
}

private struct ChangedConfiguration: WidgetConfiguration {
  typealias Body = Never

  var _content: _WidgetContent
}

extension WidgetConfiguration {
  /// Inert: a preview sets its family.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Inert: there is no gallery.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }

  /// Inert: there is no gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    self
  }

  /// Inert: there is no gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }

  /// Inert: there is no gallery.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Inert: there is no gallery.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }

  /// Inert: there is no gallery.
  @_disfavoredOverload
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Removes the margins of the widget's views.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    var content = _content
    content.hasMargins = false
    return ChangedConfiguration(_content: content)
  }

  /// Inert: backgrounds are not removed.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Inert: there are no background downloads.
  public func onBackgroundURLSessionEvents(
    matching: String? = nil,
    _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Inert: widgets are not configured.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Inert: a preview has no location.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Inert: the appearance is the default.
  public func widgetContentMarginsDisabled() -> some WidgetConfiguration {
    contentMarginsDisabled()
  }
}

/// A location of widgets.
public enum WidgetLocation: Sendable {
  case homeScreen, lockScreen, standBy, carPlay, iPhoneWidgetsOnMac
}
