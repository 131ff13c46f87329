import Testing

/// What code of the user's formats without naming a locale: it has the reader's, as a device does.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ReaderLocaleTests {
  private static let source = #"""
    import SwiftUI
    private let date = Date(timeIntervalSince1970: 86_400 * 45)
    #Preview {
      VStack {
        Text(1234.5.formatted(.currency(code: "USD")))
        Text(1234.5.formatted())
        Text(written { $0.dateStyle = .short })
        Text(date.formatted(date: .long, time: .omitted))
        Text(NumberFormatter.localizedString(from: 0.5, number: .percent))
        Text("\(Locale.current.identifier) \(Calendar.current.firstWeekday)")
        Text(Locale.preferredLanguages.joined())
        Text(Calendar.current.weekdaySymbols[0])
      }
    }
    private func written(_ set: (DateFormatter) -> Void) -> String {
      let formatter = DateFormatter()
      formatter.timeZone = .gmt
      set(formatter)
      return formatter.string(from: date)
    }
    """#

  @Test(arguments: [
    (
      "en",
      [
        "$1,234.50", "1,234.5", "2/15/70", "February 15, 1970", "50%", "en_US 1", "en-US", "Sunday",
      ]
    ),
    (
      "de_DE",
      [
        "1.234,50 $", "1.234,5", "15.02.70", "15. Februar 1970", "50 %", "de_DE 2", "de-DE",
        "Sonntag",
      ]
    ),
  ])
  func whatFoundationFormatsIsInTheReadersLocale(_ locale: String, _ words: [String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write("formats.swift", Self.source)
    let run = try SwiftCommand.run(
      "accessibility formats.swift --locale \(locale)",
      in: scratch.path
    )
    let screen = try parse(run.output)
    let nodes = try #require(screen["nodes"] as? [[String: Any]])
    let labels = nodes.compactMap { $0["label"] as? String }
    // Between numbers and their units there are spaces of several kinds.
    #expect(labels.map { $0.replacing("\u{a0}", with: " ") } == words, "\(run.errors)")
  }
}
