import AppIntents
import SwiftUI

struct AddOne: AppIntent {
  static let title: LocalizedStringResource = "Add one"
  static var description: IntentDescription? = "Adds one to the counter."
  @Parameter(title: "Amount", default: 1) var amount: Int
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$amount)") }
  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Counter.shared.count += amount
    return .result(value: Counter.shared.count)
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddOne(),
      phrases: ["Add one in \(.applicationName)"],
      shortTitle: "Add",
      systemImageName: "plus"
    )
  }
}

@MainActor @Observable final class Counter {
  static let shared = Counter()
  var count = 0
}

struct CounterScreen: View {
  private let counter = Counter.shared

  var body: some View {
    VStack {
      Text("count \(counter.count)")
      Button("Add", intent: AddOne())
    }
  }
}

#Preview { CounterScreen() }
