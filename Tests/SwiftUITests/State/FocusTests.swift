import EspalierTesting
import SwiftUI
import Testing

private struct Login: View {
  enum Field: Hashable {
    case name
    case password
  }

  @FocusState private var field: Field?
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name)
      SecureField("Password", text: $password).focused($field, equals: .password)
      Text(field == .password ? "at the password" : "elsewhere")
    }
    .defaultFocus($field, .password)
  }
}

private struct Message: View {
  let axis: Axis
  let lines: Int
  @State private var text: String

  init(axis: Axis, lines: Int, text: String) {
    self.axis = axis
    self.lines = lines
    _text = State(initialValue: text)
  }

  var body: some View {
    TextField("Message", text: $text, axis: axis).lineLimit(lines)
  }
}

@MainActor
struct FocusTests {
  // V2.16
  @Test func theFocusBeginsWhereItIsSaid() throws {
    let screen = Screen(Login())
    #expect(screen.elements.map(\.label).contains("at the password"))
    let password = try #require(screen.elements.first { $0.traits.contains("isEditing") })
    #expect(password.label == "Password")
  }

  /// A field along the vertical axis grows with its lines, as far as it may.
  @Test func fieldsGrowAlongTheVerticalAxis() throws {
    func height(_ text: String, lines: Int) throws -> CGFloat {
      let screen = Screen(
        Message(axis: .vertical, lines: lines, text: text),
        width: 200,
        height: 400
      )
      return try #require(screen.elements.first).frame.height
    }
    let long = String(repeating: "word ", count: 30)
    let (one, three, five) = (
      try height("word", lines: 5), try height(long, lines: 3), try height(long, lines: 5)
    )
    #expect(three > 2 * one && five > three)
  }
}
