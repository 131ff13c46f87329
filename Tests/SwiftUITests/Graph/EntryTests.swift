import Testing

@testable import SwiftUI

/// What the macro `@Entry` makes of entries: keys that hold values, without the macro (V4.4).
@MainActor
@Suite struct EntryTests {
  private enum Gap {}
  private enum Wide {}

  @Test func entriesHaveTheirDefaultUntilTheyAreSet() {
    var environment = EnvironmentValues()
    #expect(environment.entry(Gap.self) { 6 } == 6)
    environment.setEntry(Gap.self, to: 7)
    #expect(environment.entry(Gap.self) { 6 } == 7)
    var transaction = Transaction()
    transaction.setEntry(Gap.self, to: "set")
    #expect(transaction.entry(Gap.self) { "default" } == "set")
    #expect(transaction.entry(Wide.self) { "default" } == "default")
    var focused = FocusedValues()
    #expect(focused.entry(Gap.self) { nil as Int? } == nil)
    focused.setEntry(Gap.self, to: 3 as Int?)
    #expect(focused.entry(Gap.self) { nil as Int? } == 3)
    var values = ContainerValues()
    #expect(!values.entry(Wide.self) { false })
    values.setEntry(Wide.self, to: true)
    #expect(values.entry(Wide.self) { false })
  }

  /// A default value that is an object is another one each time.
  @Test func defaultsAreEvaluatedEachTime() {
    final class Object {}
    let environment = EnvironmentValues()
    let (first, second) = (
      environment.entry(Gap.self) { Object() }, environment.entry(Gap.self) { Object() }
    )
    #expect(first !== second)
  }
}
