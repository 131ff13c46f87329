import SwiftUI
import UIKit

/// A widget in a preview: its views with their margins in the preview's size, over their container
/// background.
public struct _WidgetPreview: View {
  let content: AnyView
  let family: WidgetFamily
  let hasMargins: Bool

  /// The margins that iOS 17 adds to a widget's views, in points: documented to depend on the
  /// place, measured as 16 on the home screen; on the lock screen there are none.
  private var margins: EdgeInsets {
    let length: CGFloat = family.isAccessory ? 0 : 16
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The widget.
  public var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(hasMargins ? margins : EdgeInsets())
      .backgroundPreferenceValue(_WidgetBackgroundKey.self) { background in
        if let background {
          background.view
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: background.alignment)
        } else if !family.isAccessory {
          Color(UIColor.systemBackground)
        }
      }
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .clipShape(shape)
  }

  /// The shape of home screen widgets; the corner radius is chosen here, since Apple does not
  /// document it.
  private var shape: AnyShape {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      AnyShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    case .accessoryCircular, .accessoryCorner: AnyShape(Circle())
    case .accessoryRectangular, .accessoryInline: AnyShape(Rectangle())
    }
  }
}

/// Builds entries from the statements of a closure.
@resultBuilder
public enum PreviewTimelineBuilder<Entry> {
  /// Entries.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap(\.self) }

  /// An entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  /// Several entries.
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }

  /// An `if` without `else`.
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  /// The first branch.
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }

  /// The second branch.
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }

  /// The entries of a loop.
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap(\.self) }
}

/// The expansion of `#Preview(as:)` for a widget.
@MainActor
public enum _WidgetPreviews {
  /// Returns the size of a preview.
  public static func traits(_ family: WidgetFamily) -> [PreviewTrait<Preview.ViewTraits>] {
    [.fixedLayout(width: family.size.width, height: family.size.height)]
  }

  /// A widget for each entry.
  public static func contents<W: Widget, Entry: TimelineEntry>(
    as family: WidgetFamily,
    widget: () -> W,
    @PreviewTimelineBuilder<Entry> timeline: () -> [Entry]
  ) -> [PreviewContent] {
    contents(widget().body._content, family, timeline())
  }

  /// Returns a widget for the first entries of a provider, in their order.
  public static func contents<W: Widget, Provider: TimelineProvider>(
    as family: WidgetFamily,
    widget: () -> W,
    timelineProvider: () -> Provider
  ) -> [PreviewContent] {
    let (content, provider) = (widget().body._content, timelineProvider())
    let size = family.size
    let context = TimelineProviderContext(family: family, isPreview: true, displaySize: size)
    return PreviewContent.one {
      ProvidedWidget(
        content: content,
        family: family,
        first: provider.placeholder(in: context)
      ) { show in
        provider.getTimeline(in: context) { timeline in
          nonisolated(unsafe) let entry = timeline.entries.first
          Task { @MainActor in if let entry { show(entry) } }
        }
      }
    }
  }

  private static func contents(
    _ content: _WidgetContent,
    _ family: WidgetFamily,
    _ entries: [any TimelineEntry]
  ) -> [PreviewContent] {
    func view(_ entry: any TimelineEntry) -> some View {
      _WidgetPreview(
        content: content.view(entry) ?? AnyView(EmptyView()),
        family: family,
        hasMargins: content.hasMargins
      )
    }
    if entries.count == 1 { return PreviewContent.one { view(entries[0]) } }
    return PreviewContent.each(entries.indices.map { $0 + 1 }) { view(entries[$0 - 1]) }
  }
}

/// A widget with its provider's first entry, and the placeholder until then.
private struct ProvidedWidget: View {
  let content: _WidgetContent
  let family: WidgetFamily
  let first: Any
  let load: @MainActor (@escaping @MainActor (Any) -> Void) -> Void
  @State private var entry: Any?

  var body: some View {
    _WidgetPreview(
      content: content.view(entry ?? first) ?? AnyView(EmptyView()),
      family: family,
      hasMargins: content.hasMargins
    )
    .onAppear { load { entry = $0 } }
  }
}
