import EspalierTesting
import SwiftUI
import Testing

/// Options in groups, sections and views of their own.
private struct Grouped: View {
  @State private var choice = 0

  var body: some View {
    VStack {
      Picker("Pick", selection: $choice) {
        Section("A") { Text("sa").tag(0) }
        Section("B") {
          Text("sb").tag(1)
          Both()
        }
        Group {
          Text("two")
          Text("three").padding()
        }
        .tag(4)
        ForEach(5..<7) { Text(verbatim: "row \($0)") }
      }
      Text(verbatim: "choice \(choice)")
    }
  }

  private struct Both: View {
    var body: some View {
      Text("ca").tag(2)
      Text("cb").tag(3)
    }
  }
}

@MainActor
struct PickerOptionTests {
  // V1.10, V5.10, V10.5
  @Test(
    arguments: [
      ("sa", 0), ("sb", 1), ("ca", 2), ("cb", 3), ("two", 4), ("three", 4), ("row 6", 6),
    ]
  )
  func eachViewInsideIsAnOption(_ option: String, _ value: Int) throws {
    let screen = Screen(Grouped())
    try screen.select(option, of: "Pick")
    #expect(screen.exists("choice \(value)"))
  }
}
