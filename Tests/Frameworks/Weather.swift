import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let degrees: Int
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, degrees: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, degrees: 20))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now, degrees: 21)], policy: .atEnd))
  }
}

struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Provider.Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(entry.degrees)°").font(.largeTitle)
      Text(family == .systemSmall ? "small" : "\(family)").widgetAccentable()
    }
    .containerBackground(for: .widget) {
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
    }
    .widgetURL(URL(string: "weather://today"))
  }
}

struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weather", provider: Provider()) { WeatherView(entry: $0) }
      .configurationDisplayName("Weather")
      .description("How warm it is.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main
struct WeatherWidgets: WidgetBundle {
  var body: some Widget { WeatherWidget() }
}

#Preview("Small", as: .systemSmall) {
  WeatherWidget()
} timeline: {
  Entry(date: .now, degrees: 5)
  Entry(date: .now, degrees: 30)
}

#Preview("Medium", as: .systemMedium) {
  WeatherWidget()
} timelineProvider: {
  Provider()
}

#Preview("Lock screen", as: .accessoryRectangular) {
  WeatherWidget()
} timeline: {
  Entry(date: .now, degrees: 7)
}

struct WeatherPreviews: PreviewProvider {
  static var previews: some View {
    WeatherView(entry: Entry(date: .now, degrees: 1))
      .previewContext(WidgetPreviewContext(family: .systemLarge))
      .previewDisplayName("Large")
  }
}
