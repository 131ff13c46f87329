import EspalierTesting
import SwiftUI
import Testing

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(9)
  }
}

/// Styles by the names of their types, which older code uses.
@MainActor
struct StyleTypeTests {
  private func size<Content: View>(_ view: Content, _ name: String = "Go") throws -> CGSize {
    try Screen(view).element(name).frame.size
  }

  @Test func plainButtonsAreAsLargeAsTheirLabels() throws {
    let text = try size(Text("Go"))
    #expect(try size(Button("Go") {}.buttonStyle(PlainButtonStyle())) == text)
    #expect(try size(Button("Go") {}.buttonStyle(BorderlessButtonStyle())) == text)
    #expect(try size(Button("Go") {}.buttonStyle(BorderedButtonStyle())).width > text.width)
  }

  /// V10.3: with borderless buttons each acts for itself.
  @Test func borderlessButtonsOfARowActAlone() throws {
    var done: [String] = []
    let screen = Screen(
      List {
        HStack {
          Button("One") { done.append("one") }
          Button("Two") { done.append("two") }
        }
        .buttonStyle(BorderlessButtonStyle())
      }
    )
    try screen.activate("Two")
    #expect(done == ["two"])
  }

  @Test func segmentsAreBesideEachOther() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    let screen = Screen(picker.pickerStyle(SegmentedPickerStyle()))
    let (small, large) = (try screen.element("Small"), try screen.element("Large"))
    #expect(small.frame.minY == large.frame.minY && small.frame.maxX <= large.frame.minX)
    #expect(small.isSelected && !large.isSelected)
    #expect(screen.outline == Screen(picker.pickerStyle(.segmented)).outline)
  }

  @Test func fieldsHaveTheRoomOfTheirStyle() throws {
    let field = TextField("Name", text: .constant("Ada"))
    func height<Content: View>(_ view: Content) throws -> CGFloat {
      try #require(Screen(view).elements.first).frame.height
    }
    let plain = try height(field.textFieldStyle(.plain))
    let round = try height(field.textFieldStyle(RoundedBorderTextFieldStyle()))
    #expect(round > plain)
    #expect(round == (try height(field.textFieldStyle(.roundedBorder))))
    let boxed = Screen(
      VStack(spacing: 0) {
        field.textFieldStyle(Boxed())
        Text("below")
      }
    )
    let frames = boxed.elements.map(\.frame)
    #expect(abs(frames[1].minY - frames[0].maxY - 9) < 0.01)
  }
}
