import Testing

/// Names of Apple's that stopped real files (issue of November 2026): they compile and do what they say.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SystemNameSourceTests {
  private static let source = #"""
    import SwiftUI
    import UIKit
    struct SampleData: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content }
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      @MainActor static var sample: Self = .modifier(SampleData())
      static var other: Self { .modifier(SampleData()) }
    }
    nonisolated(unsafe) private var key: UInt8 = 0
    final class Box: NSObject { var extra: String? { get { objc_getAssociatedObject(self, &key) as? String } set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) } } }
    struct V: View {
      var body: some View {
        let image = UIImage(systemName: "star", variableValue: 0.5)!
        let _ = image.accessibilityLabel = "My star"
        let layer = CALayer()
        let _ = layer.cornerCurve = .continuous
        let t = UITraitCollection.current
        let font = UIFont.systemFont(ofSize: 12) as CTFont
        let cats: [UIContentSizeCategory] = [.unspecified, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
        let c = UIColor.red.cgColor.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)
        let m = UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: t)
        let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
        let _ = item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 2)], for: .normal)
        let box = Box()
        let _ = box.extra = "kept"
        let v = UIView()
        let _ = v.accessibilityAttributedLabel = NSAttributedString(string: "x")
        let _ = v.accessibilityLanguage = "de"
        let _ = NSAttributedString(string: "x", attributes: [.accessibilitySpeechSpellOut: true]).draw(at: .zero)
        let _ = UITextView(frame: .zero, textContainer: nil)
        let tc = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let r = "a-12".firstMatch(of: /(\d+)/)?.1 ?? ""
        let path = CGPath(rect: .zero, transform: nil)
        let _ = path.apply(info: nil) { _, element in _ = element.pointee.type }
        VStack {
          Image(uiImage: image)
          Text(verbatim: "\(t.userInterfaceLevel == .base) \(t.accessibilityContrast == .normal) \(t.preferredContentSizeCategory == .large)")
          Text(verbatim: "\(CTFontGetSize(font)) \(cats.count) \(c != nil) \(m) \(box.extra ?? "nil") \(tc.preferredContentSizeCategory.isAccessibilityCategory) \(r)")
          Text("x").containerCornerOffset(.leading, sizeToFit: true).accessibilityDragPoint(.center, description: "drag", isEnabled: true)
          Text(TimeDataSource<Date>.currentDate, format: .verbatim("\(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))", timeZone: .gmt, calendar: .current))
          Text(.durationOffset(to: Date(timeIntervalSinceReferenceDate: -75)), format: .time(pattern: .minuteSecond))
        }
      }
    }
    #Preview(traits: .sample, .other) { V() }
    """#

  @Test func namesOfRealFilesCompileAndSpeak() throws {
    let scratch = try ScratchFolder()
    try scratch.write("Card.swift", Self.source)
    let run = try SwiftCommand.run(
      "accessibility Card.swift --text fixed --date 2001-01-01T05:00:00Z",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    for words in [
      "My star", "true true true", "12.0 3 true 10.0 kept true 12", "5", "301:15",
    ] {
      #expect(run.output.contains("\"\(words)\""), "\(words) in \(run.output)")
    }
  }

  @Test func traitsAreThoseOfTheScreen() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      #"""
      import SwiftUI
      import UIKit
      #Preview {
        let traits = UITraitCollection.current
        Text(verbatim: "\(traits.preferredContentSizeCategory == .accessibilityLarge) "
          + "\(traits.accessibilityContrast == .high) \(traits.userInterfaceIdiom == .pad) "
          + "\(traits.horizontalSizeClass == .regular) \(UIDevice.current.model)")
      }
      """#
    )
    let run = try SwiftCommand.run(
      "layout Card.swift --text fixed --format outline --dynamic-type-size accessibility2 "
        + "--contrast increased --device 'iPad Pro 11-inch (M4)'",
      in: scratch.path
    )
    #expect(run.output.contains("true true true true iPad"), "\(run.output)\(run.errors)")
  }

  /// Screens that show what a program has logged: nothing is kept, so that there is none of it.
  @Test func storesOfLogsAreEmpty() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Logs.swift",
      #"""
      import OSLog
      import SwiftUI
      struct Logs: View {
        @State var logs: [OSLogEntryLog] = []
        static func all() throws -> [OSLogEntryLog] {
          let store = try OSLogStore(scope: .currentProcessIdentifier)
          let position = store.position(date: .now)
          let found = try store.getEntries(at: position, matching: NSPredicate(value: true))
          return found.compactMap { $0 as? OSLogEntryLog }.filter { $0.level == .error }
        }
        var body: some View {
          Text("\((try? Logs.all().count) ?? -1) messages")
          ForEach(logs, id: \.date) { Text($0.subsystem + $0.category + $0.composedMessage) }
        }
      }
      #Preview { Logs() }
      """#
    )
    let run = try SwiftCommand.run("layout Logs.swift", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("0 messages"))
  }
}
