import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

private enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Last: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

@MainActor
@Suite struct PreferenceTests {
  // V5.2, V5.4, V5.5
  @Test func valuesAreJoinedInTheOrderOfSources() throws {
    let record = Record()
    let view = VStack {
      Text("a").preference(key: Words.self, value: ["a"])
      Text("b").preference(key: Words.self, value: ["inner"])
        .preference(key: Words.self, value: ["b"])
      Text("c").preference(key: Words.self, value: ["c"])
        .background { Text("d").preference(key: Words.self, value: ["d"]) }
        .overlay { Text("e").preference(key: Words.self, value: ["e"]) }
        .transformPreference(Words.self) { $0.append("end") }
    }
    .onPreferenceChange(Words.self) { words in
      MainActor.assumeIsolated { record.note(words.joined()) }
    }
    try screen(view).settle()
    #expect(record.values == ["abdceend"])
  }

  // V5.8
  @Test func whatLiesBehindIsMadeOfWhatTheBaseSays() throws {
    let view = Text("a").preference(key: Words.self, value: ["said"])
      .backgroundPreferenceValue(Words.self) { Text(verbatim: $0.joined()) }
    let words = try screen(view).settle().views.compactMap { $0.content.string }
    #expect(words.sorted() == ["a", "said"])
  }

  // V5.3
  @Test func absentBranchesSayTheDefault() throws {
    let record = Record()
    let view = VStack {
      Text("a").preference(key: Last.self, value: 7)
      if record.count > 0 { Text("b") }
    }
    .onPreferenceChange(Last.self) { value in
      MainActor.assumeIsolated { record.note("\(value)") }
    }
    try screen(view).settle()
    #expect(record.values == ["0"])
  }

  // V5.6: shipped code takes `first!` of such a value.
  @Test func whatIsSaidWhileViewsAreLaidOutIsTheFirstThatIsTold() throws {
    let record = Record()
    let view = VStack { if record.count == 0 { Text("1") } }
      .background(
        GeometryReader { _ in Color.clear.preference(key: Words.self, value: ["1"]) }
      )
      .onPreferenceChange(Words.self) { words in
        MainActor.assumeIsolated { record.note(words.joined()) }
      }
    try screen(view).settle()
    #expect(record.values == ["1"])
  }

  private struct Growing: View {
    let record: Record
    @State private var width = 1
    var body: some View {
      Text("a").preference(key: Last.self, value: width)
        .onPreferenceChange(Last.self) { value in
          MainActor.assumeIsolated {
            record.note("\(value)")
            width = value + 1
          }
        }
    }
  }

  // V5.6
  @Test func aLoopOfPreferencesIsCut() throws {
    let record = Record()
    let screen = screen(Growing(record: record))
    try screen.settle()
    // 20 times while the screen comes to rest, its first value among them.
    #expect(record.values == (1...20).map { "\($0)" })
    // What was cut stays at rest.
    try screen.settle()
    #expect(record.values.count == 20)
  }

  private struct Sized: View {
    let record: Record
    @State private var words = "ab"

    var body: some View {
      let _ = record.action = { words += "cd" }
      Text(words)
        .background {
          GeometryReader { geometry in
            Color.clear.preference(key: Words.self, value: ["\(geometry.size.width)"])
          }
        }
        .onPreferenceChange(Words.self) { words in
          MainActor.assumeIsolated { record.note(words.joined()) }
        }
    }
  }

  /// V5.6, with what is made while the screen is laid out.
  @Test func sizesAreSaidOnceTheyAreKnown() throws {
    let record = Record()
    let screen = screen(Sized(record: record))
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(record.values.count == 2)
    #expect(Set(record.values).count == 2)
  }

  private struct Anchored: View {
    @State private var padding: CGFloat = 10
    let record: Record

    var body: some View {
      let _ = record.action = { padding = 30 }
      VStack {
        Text("a").padding(padding).padding()
        Text("b").anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { geometry in
          let _ = record.note(places.map { "\(geometry[$0].minY)" }.joined())
          Color.clear
        }
      }
    }
  }

  private enum Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  // V5.7, V5.8
  @Test func anchorsFollowTheirViews() throws {
    let record = Record()
    let screen = screen(Anchored(record: record))
    try screen.settle()
    let first = Double(record.values.last ?? "")
    record.action?()
    try screen.settle()
    let second = Double(record.values.last ?? "")
    #expect((first ?? 0) > 0)
    #expect(second == first.map { $0 + 40 })
  }
}
