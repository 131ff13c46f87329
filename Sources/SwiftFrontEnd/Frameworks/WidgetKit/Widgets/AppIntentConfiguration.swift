import AppIntents
import SwiftUI

/// What has the entries of a widget that people configure by an intent.
public protocol AppIntentTimelineProvider {
  /// What it has.
  associatedtype Entry: TimelineEntry
  /// What people configure.
  associatedtype Intent: WidgetConfigurationIntent
  /// Where entries are for.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything.
  func placeholder(in context: Context) -> Entry

  /// What is shown in galleries.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// What is shown.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// What people may choose.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Something that people may choose.
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

/// A kind of widgets that people configure by an intent; nobody does, so it is as the app makes it.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// Nothing else.
  public typealias Body = Never

  /// What previews ask for.
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
