import Foundation
import Testing

/// Timers and schedules whose steps are nothing, or next to nothing (T7.1, T10.6).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct TimerIntervalTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "timers.swift",
      """
      import Combine
      import SwiftUI
      struct Timers: View {
        @State private var counts: [String: Int] = [:]
        let interval: Double
        let published: Publishers.Autoconnect<Timer.TimerPublisher>
        init(interval: Double) {
          self.interval = interval
          published = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
        }
        func count(_ name: String) { counts[name, default: 0] += 1 }
        var body: some View {
          VStack {
            ForEach(counts.keys.sorted(), id: \\.self) { Text("\\($0) \\(counts[$0]!)") }
          }
          .onReceive(published) { _ in count("published") }
          .onAppear {
            Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
              MainActor.assumeIsolated { count("scheduled") }
            }
            Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
              MainActor.assumeIsolated { count("once") }
            }
            let added = Timer(timeInterval: interval, repeats: true) { _ in
              MainActor.assumeIsolated { count("added") }
            }
            RunLoop.main.add(added, forMode: .common)
            let later = Timer(fire: Date.now + 0.005, interval: interval, repeats: true) { _ in
              MainActor.assumeIsolated { count("later") }
            }
            RunLoop.main.add(later, forMode: .common)
          }
        }
      }
      #Preview("0") { Timers(interval: 0) }
      #Preview("less") { Timers(interval: -1) }
      #Preview("none") { Timers(interval: .nan) }
      #Preview("more") { Timers(interval: 0.002) }
      """
    )
  }

  /// How often each of the timers has fired by a moment, by its name.
  private func counts(_ preview: String, at time: Double) throws -> [String: Int] {
    let run = try SwiftCommand.run(
      "layout timers.swift --preview \(preview) --at \(time) --format outline",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let pattern = /"([a-z]+) ([0-9]+)"/
    return Dictionary(
      run.output.matches(of: pattern).map { (String($0.1), Int($0.2) ?? -1) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  // Foundation's documentation of Timer: an interval that is not more than 0 is one of 0.0001 seconds;
  // that one that is no number is so as well, unless it says when a timer begins, is our choice.
  @Test(arguments: ["0", "less", "none"])
  func timersOfNoIntervalFireEveryTenthOfAMillisecond(_ preview: String) throws {
    let counts = try counts(preview, at: 0.01)
    for name in ["scheduled", "added"] + (preview == "none" ? [] : ["published"]) {
      #expect((98...101).contains(counts[name] ?? 0), "\(name): \(counts)")
    }
    #expect((49...51).contains(counts["later"] ?? 0), "\(counts)")
    #expect(counts["once"] == 1)
  }

  @Test func otherTimersKeepTheirIntervals() throws {
    let counts = try counts("more", at: 0.0101)
    #expect(
      counts == ["scheduled": 5, "added": 5, "later": 3, "once": 1, "published": 5],
      "\(counts)"
    )
  }

  // T10.6
  @Test func aTimerThatIsMadeAnewWheneverItFiresLetsTimeGoOn() throws {
    try scratch.write(
      "anew.swift",
      """
      import Combine
      import SwiftUI
      struct Anew: View {
        @State private var count = 0
        var body: some View {
          Text(verbatim: "count \\(count)")
            .onReceive(Timer.publish(every: 0, on: .main, in: .common).autoconnect()) { _ in count += 1 }
        }
      }
      #Preview { Anew() }
      """
    )
    let run = try SwiftCommand.run(
      "layout anew.swift --at 0 --at 0.01 --format outline",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let counts = run.output.matches(of: /count ([0-9]+)/).compactMap { Int($0.1) }
    #expect(counts.count == 2 && counts.first == 0, "\(run.output)")
    #expect((98...101).contains(counts.last ?? 0), "\(counts)")
  }

  @Test func aScheduleOfSmallStepsIsSaid() throws {
    try scratch.write(
      "schedule.swift",
      """
      import SwiftUI
      #Preview {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1e-9)) {
          Text("\\(($0.date.timeIntervalSinceReferenceDate * 1000).rounded())")
        }
      }
      """
    )
    let layout = "layout schedule.swift --format outline"
    let run = try SwiftCommand.run("\(layout) --at 0 --at 1", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output.contains("\"1,000.000000\""))
    #expect(
      run.errors
        == "espalier: warning: a TimelineView's schedule has more than 10,000 entries between two frames; "
        + "those in between are passed over\n"
    )
    #expect(try SwiftCommand.run(layout, in: scratch.path).errors == "")
  }
}
