import SwiftUI
import Testing

/// Labels of several views (V10.33).
@Suite @MainActor struct LabelSubtitleTests {
  /// The frame of each text, by its characters.
  private func frames(_ view: some View) throws -> [String: CGRect] {
    try HostedView(view.frame(width: 300)).frames()
  }

  private func stands(_ subtitle: String, below title: String, in frames: [String: CGRect]) throws {
    let (title, subtitle) = try (#require(frames[title]), #require(frames[subtitle]))
    #expect(subtitle.minX == title.minX && subtitle.minY >= title.maxY)
  }

  @Test func theSecondTextOfATogglesLabelIsBelowTheFirst() throws {
    let frames = try frames(
      Toggle(isOn: .constant(true)) {
        Text("Vibrate")
        Text("Shakes")
      }
    )
    try stands("Shakes", below: "Vibrate", in: frames)
    let small = try self.frames(Text("Shakes").font(.subheadline))
    #expect(try #require(frames["Shakes"]).size == small["Shakes"]?.size)
  }

  @Test func allButTheFirstAreSubtitles() throws {
    let frames = try frames(
      Toggle(isOn: .constant(true)) {
        Label("Vibrate", systemImage: "star")
        Text("one")
        Text("two").font(.body)
      }
    )
    let (title, first) = try (#require(frames["Vibrate"]), #require(frames["one"]))
    #expect(first.minY >= title.maxY && first.minX < title.minX)
    try stands("two", below: "one", in: frames)
    // A font of its own stays.
    #expect(try #require(frames["two"]).height > first.height)
  }

  @Test func pickersHaveSubtitles() throws {
    let frames = try frames(
      Form {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Text("Choice")
          Text("Beneath")
        }
      }
    )
    try stands("Beneath", below: "Choice", in: frames)
  }

  @Test func aStyleOfAnAppsOwnGetsTheViewsAsTheyAre() throws {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 3) { configuration.label }
      }
    }
    let frames = try frames(
      Toggle(isOn: .constant(true)) {
        Text("a")
        Text("b")
      }
      .toggleStyle(Plain())
    )
    let (first, second) = try (#require(frames["a"]), #require(frames["b"]))
    #expect(second.minX == first.maxX + 3 && second.size == first.size)
  }
}
