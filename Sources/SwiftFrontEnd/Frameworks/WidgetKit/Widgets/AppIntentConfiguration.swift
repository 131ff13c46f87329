import AppIntents
import SwiftUI

/// Provides the entries of a widget with an intent as its configuration.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: WidgetConfigurationIntent
  /// The context of the entries.
  typealias Context = TimelineProviderContext

  /// Returns the entry to show before there is data.
  func placeholder(in context: Context) -> Entry

  /// Returns the entry for the widget gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// Returns the timeline.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Returns the recommended configurations.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// No recommendations.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A recommended configuration.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates a choice.
  public init(intent: Intent, description: LocalizedStringKey) {}

  /// Creates a choice.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}

  /// Creates a choice.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {}
}

/// A widget with an intent as its configuration; the intent is as the app creates it.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// No body: the type is primitive.
  public typealias Body = Never

  /// The content for previews.
  public let _content: _WidgetContent

  /// Creates a kind of widgets.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _content = _WidgetContent(
      view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    )
  }
}
