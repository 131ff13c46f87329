import EspalierTesting
import SwiftUI
import Testing

private struct Presenting: View {
  let isDisabled: Bool
  @State private var isPresented = true
  @State private var count = 0

  var body: some View {
    Text("below")
      .sheet(isPresented: $isPresented) {
        Button("Add") { count += 1 }
        Ability()
        Text(verbatim: "count \(count)")
      }
      .disabled(isDisabled)
  }

  private struct Ability: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: "enabled \(isEnabled)") }
  }
}

@MainActor
struct DisabledSheetTests {
  // V4.6, V8.8
  @Test(arguments: [false, true])
  func aSheetIsAsEnabledAsItsPlace(_ isDisabled: Bool) throws {
    let screen = Screen(Presenting(isDisabled: isDisabled))
    #expect(screen.exists("enabled \(!isDisabled)"))
    #expect(try screen.element("Add").isEnabled == !isDisabled)
    try? screen.activate("Add")
    #expect(screen.exists(isDisabled ? "count 0" : "count 1"))
  }
}
