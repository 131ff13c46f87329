import Foundation
import Testing

/// What code of previews sees of the time and of who reads, in all that a command shows.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PreviewSurroundingsTests {
  // T10.6
  @Test func aProviderSeesTheClockOfItsScreens() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "dates.swift",
      """
      import SwiftUI
      struct Dates_Previews: PreviewProvider {
        static let noted = Date()
        static var previews: some View {
          let seen = Date.now
          Text("\\(Int(noted.timeIntervalSinceReferenceDate)) \\(Int(seen.timeIntervalSince(noted)))")
        }
      }
      """
    )
    for (options, words) in [("", "\"0 0\""), ("--date 2001-01-02T00:00:00Z", "\"86,400 0\"")] {
      let run = try SwiftCommand.run(
        "layout dates.swift --text fixed --format outline \(options)",
        in: scratch.path
      )
      #expect(run.output.contains(words), "\(run.output)\(run.errors)")
    }
  }

  // V11.1
  @Test func eachVariantHasTheLocaleThatItSays() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "reader.swift",
      """
      import SwiftUI
      struct Reader: View {
        @Environment(\\.locale) private var locale
        @Environment(\\.layoutDirection) private var direction
        var body: some View {
          HStack(spacing: 0) {
            Color.red.frame(width: locale.identifier.hasPrefix("de") ? 20 : 10, height: 10)
            Color.blue.frame(width: Locale.current.identifier.hasPrefix("de") ? 40 : 5, height: 10)
            Color.green.frame(width: direction == .rightToLeft ? 30 : 3, height: 10)
            Spacer(minLength: 0)
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 10)) { Reader() }
      """
    )
    /// The colours in the order of painting: where each begins and how wide it is.
    func colors(_ options: String) throws -> [[Double]] {
      let run = try SwiftCommand.run(
        "picture reader.swift --text fixed --format displayList -o - \(options)",
        in: scratch.path
      )
      #expect(run.status == 0, "\(run.errors)")
      var found: [[Double]] = []
      func look(_ value: Any) {
        if let list = value as? [Any] { list.forEach(look) }
        guard let item = value as? [String: Any] else { return }
        if let items = item["items"] { look(items) }
        guard item["type"] as? String == "fill", let path = item["path"] as? [[Any]] else { return }
        let points = path.compactMap { step in
          step.count == 3 ? (x: step[1] as? Double ?? .nan, y: step[2] as? Double ?? .nan) : nil
        }
        let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let isColor = points.map(\.y).max() == 10 && right - left < 100
        if isColor { found.append([left, right - left]) }
      }
      look(try parse(run.output))
      return found
    }
    let widths = try colors("--variants locale=en,de,ar").map { $0[1] }
    #expect(widths == [10, 5, 3, 20, 40, 3, 10, 5, 30])
    // What Arabic readers see begins on the right.
    #expect(try colors("--locale ar").map { $0[0] } == [90, 85, 55])
    #expect(try colors("--locale de").map { $0[0] } == [0, 20, 60])
  }
}
