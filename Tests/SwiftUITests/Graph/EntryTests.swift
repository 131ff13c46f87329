import EspalierTesting
import SwiftUI
import Testing

// What `@Entry` makes of a property, which tests cannot expand.

extension ContainerValues {
  fileprivate var isMarked: Bool {
    get { self.entry(Tag.self) { (false) as Bool } }
    set { self.setEntry(Tag.self, to: newValue) }
  }
}

extension Transaction {
  fileprivate var isQuiet: Bool {
    get { self.entry(Tag.self) { false } }
    set { self.setEntry(Tag.self, to: newValue) }
  }
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self.entry(Tag.self) { nil } }
    set { self.setEntry(Tag.self, to: newValue) }
  }
}

private enum Tag {}

private struct Marks: View {
  var body: some View {
    Group(subviews: Items()) { subviews in
      ForEach(subviews) { subview in
        Text(subview.containerValues.isMarked ? "marked" : "plain")
      }
    }
  }
}

private struct Items: View {
  var body: some View {
    Text("A").containerValue(\.isMarked, true)
    Text("B")
  }
}

@MainActor
struct EntryTests {
  @Test func aContainerReadsTheEntryOfEachOfItsViews() {
    #expect(Screen(VStack { Marks() }).elements.map(\.label) == ["marked", "plain"])
  }

  @Test func anEntryHasItsDefaultUntilItIsSet() {
    var transaction = Transaction()
    #expect(!transaction.isQuiet)
    transaction.isQuiet = true
    #expect(transaction.isQuiet)
    var values = FocusedValues()
    #expect(values.title == nil)
    values.title = "A"
    #expect(values.title == "A")
    values.title = nil
    #expect(values.title == nil)
  }
}
