import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

private struct Presenter: SwiftUI.View {
  let isShown: Binding<Bool>
  let onDismiss: () -> Void

  var body: some View {
    Text("under").sheet(isPresented: isShown, onDismiss: onDismiss) { Text("over") }
  }
}

private struct Asker: SwiftUI.View {
  let isShown: Binding<Bool>
  let onDelete: () -> Void

  var body: some View {
    Text("under").alert(isPresented: isShown) {
      Alert(
        title: Text("Sure?"),
        message: Text("Nobody can undo it."),
        primaryButton: .destructive(Text("Delete"), action: onDelete),
        secondaryButton: .cancel()
      )
    }
  }
}

@MainActor private final class Count { var value = 0 }

@MainActor @Suite struct PresentationTests {
  @Test func sheetsAreThereWhileTheirValueIsTrue() throws {
    let location = StateLocation<Bool>(false, isEqual: { $0 == $1 })
    let dismissals = Count()
    let shown = ShownScreen(
      Presenter(isShown: Binding(location)) { dismissals.value += 1 }
    )
    #expect(try shown.words() == ["under"])
    location.write(true)
    #expect(try shown.words() == ["under", "over"])
    #expect(dismissals.value == 0)
    let node = try #require(try shown.nodes { $0.requests?.perform != nil }.first)
    #expect(node.requests?.perform?(.init(.escape), 0) == true)
    #expect(!location.read())
    #expect(try shown.words() == ["under"])
    #expect(dismissals.value == 1)
  }

  @Test func anyAnswerClosesAnAlert() throws {
    let location = StateLocation<Bool>(true, isEqual: { $0 == $1 })
    let deletions = Count()
    let shown = ShownScreen(Asker(isShown: Binding(location)) { deletions.value += 1 })
    #expect(
      try shown.words() == ["under", "Sure?", "Nobody can undo it.", "Cancel", "Delete"]
    )
    let buttons = try shown.controls("Button")
    #expect(buttons.count == 2)
    buttons[0].requests?.activate?()
    #expect(deletions.value == 1)
    #expect(!location.read())
    #expect(try shown.words() == ["under"])
  }
}
