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

extension SwiftUI.View {
  /// As Apple's, the closures of the older alerts and action sheets do not escape.
  fileprivate func asking(
    _ isShown: Binding<Bool>,
    _ alert: () -> Alert,
    _ sheet: () -> ActionSheet
  ) -> some SwiftUI.View {
    self.alert(isPresented: isShown) { alert() }
      .actionSheet(isPresented: .constant(false)) { sheet() }
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

  @Test func olderAlertsAreMadeWhileTheyAreShown() throws {
    let location = StateLocation<Bool>(false, isEqual: { $0 == $1 })
    let made = Count()
    struct Asking: SwiftUI.View {
      let isShown: Binding<Bool>
      let made: Count

      var body: some SwiftUI.View {
        Text("under").asking(
          isShown,
          {
            made.value += 1
            return Alert(title: Text("Sure?"))
          },
          { ActionSheet(title: Text("never")) }
        )
      }
    }
    let shown = ShownScreen(Asking(isShown: Binding(location), made: made))
    #expect(try shown.words() == ["under"])
    #expect(made.value == 0)
    location.write(true)
    #expect(try shown.words().contains("Sure?"))
    #expect(made.value == 1)
    location.write(false)
    #expect(try shown.words() == ["under"])
  }

  @Test func coversFillTheScreen() throws {
    let location = StateLocation<Bool>(true, isEqual: { $0 == $1 })
    let view = Text("under").fullScreenCover(isPresented: Binding(location)) {
      SwiftUI.Color.red.ignoresSafeArea()
    }
    let shown = ShownScreen(view)
    let cover = try #require(
      try shown.screen.settle().views.first { $0.content.typeName == "Color" }
    )
    #expect(cover.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    location.write(false)
    #expect(try shown.screen.settle().views.count == 1)
  }

  @Test func oldSheetsOfAnswersAreDialogs() throws {
    let location = StateLocation<Bool>(true, isEqual: { $0 == $1 })
    var answer = ""
    let view = Text("under").actionSheet(isPresented: Binding(location)) {
      ActionSheet(
        title: Text("Where?"),
        buttons: [.default(Text("Here")) { answer = "here" }, .cancel()]
      )
    }
    let shown = ShownScreen(view)
    #expect(try Set(shown.words()).isSuperset(of: ["Where?", "Here"]))
    let here = try #require(
      try shown.nodes { $0.requests?.activate != nil && $0.spokenWords == "Here" }.first
    )
    here.requests?.activate?()
    #expect(answer == "here")
    #expect(try shown.words() == ["under"])
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
