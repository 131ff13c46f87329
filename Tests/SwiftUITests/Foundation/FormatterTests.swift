import Foundation
import SwiftUI
import Testing

@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  @Test func lengthsOfTimeAreWritten() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3725) == "1:02:05")
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "0:05")
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 300) == "00:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.calendar?.locale = english
    #expect(formatter.string(from: 3720) == "1 hour, 2 minutes")
    #expect(formatter.string(from: 7200) == "2 hours")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3720) == "1h 2m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3720) == "1h")
  }

  @Test func distancesInTimeAreWritten() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(text(-90000) == "1 day ago")
    #expect(text(7200) == "in 2 hours")
    formatter.dateTimeStyle = .named
    #expect(text(-90000) == "yesterday")
    formatter.locale = Locale(identifier: "de")
    #expect(text(90000) == "morgen")
    formatter.formattingContext = .beginningOfSentence
    #expect(text(90000) == "Morgen")
  }

  @Test func measurementsAreWritten() {
    let run = Measurement(value: 5, unit: UnitLength.kilometers)
    let kept = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: english,
      usage: .asProvided
    )
    #expect(kept.format(run) == "5 kilometers")
    let local = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: english)
    #expect(local.format(run) == "3.1 mi")
    #expect(local.locale(Locale(identifier: "de_DE")).format(run) == "5 km")
    let formatter = MeasurementFormatter()
    formatter.locale = english
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: run) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: run) == "5 kilometers")
    let warm = Measurement(value: 20.5, unit: UnitTemperature.celsius)
    formatter.unitStyle = .medium
    #expect(formatter.string(from: warm) == "20.5°C")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: warm) == "20.5°")
  }

  @Test func listsAreWritten() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
  }

  @Test func timesBetweenDatesAreNumbersOfUnits() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let range = start..<start.addingTimeInterval(9_000)
    let wide: Date._ComponentsFormatStyle = .components(style: .wide)
    #expect(range.formatted(wide.locale(english)) == "2 hours, 30 minutes")
    let short: Date._ComponentsFormatStyle = .components(style: .condensedAbbreviated)
    #expect(range.formatted(short.locale(english)) == "2h 30m")
    let minutes: Date._ComponentsFormatStyle = .components(style: .wide, fields: [.minute])
    #expect(range.formatted(minutes.locale(english)) == "150 minutes")
    let duration: Date._ComponentsFormatStyle = .timeDuration
    #expect(range.formatted(duration.locale(english)) == "2:30:00")
  }

  @Test func partsOfNamesAndMeasurementsAreToldApart() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    let long = PersonNameComponents.FormatStyle(style: .long, locale: english)
    let written = name.formatted(long.attributed)
    #expect(written.runs.compactMap(\.personNameComponent) == [.givenName, .familyName])
    #expect(String(written.characters) == "Ada Lovelace")
    let way = Measurement(value: 200, unit: UnitLength.kilometers)
    let kilometers = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: english,
      usage: .asProvided
    )
    let words = way.formatted(kilometers.attributed)
    let parts = words.runs.map { (String(words[$0.range].characters), $0.measurement) }
    #expect(parts.first?.0 == "200" && parts.first?.1 == .value)
    #expect(parts.last?.0 == "kilometers" && parts.last?.1 == .unit)
  }
}
