import SwiftUI

// The macros of previews of widgets, with the forms of Xcode's.

/// Declares a preview of a widget for each of some entries.
@freestanding(declaration)
public macro Preview<W: Widget, Entry: TimelineEntry>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "EspalierMacros", type: "WidgetPreviewMacro")

/// Declares a preview of a widget with a provider's timeline.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "EspalierMacros", type: "WidgetPreviewMacro")
