import EspalierTesting
import Testing

@testable import SwiftUI

/// Bindings (V3).
@Suite struct BindingTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  /// A place that counts how often it is read and written.
  private final class Place<Value> {
    var value: Value
    var reads = 0
    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding {
        self.reads += 1
        return self.value
      } set: {
        self.value = $0
      }
    }
  }

  // V3.1
  @Test func partsWriteTheWhole() {
    let place = Place([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    place.binding[1].name.wrappedValue = "c"
    #expect(place.value.map(\.name) == ["a", "c"])
    #expect(place.binding[0].name.wrappedValue == "a")
  }

  private final class Counts {
    var rows: [Int: Int] = [:]
  }

  private struct Row: View {
    let number: Int
    @Binding var isOn: Bool
    let counts: Counts

    var body: some View {
      let _ = counts.rows[number, default: 0] += 1
      Toggle("Row \(number)", isOn: $isOn)
      Text(verbatim: "\(number) \(isOn)")
    }
  }

  private struct Rows: View {
    let counts: Counts
    let readsAll: Bool
    @State private var areOn = Array(repeating: false, count: 4)

    var body: some View {
      VStack {
        if readsAll {
          ForEach(areOn.indices, id: \.self) { Row(number: $0, isOn: $areOn[$0], counts: counts) }
        } else {
          ForEach(0..<4, id: \.self) { Row(number: $0, isOn: $areOn[$0], counts: counts) }
        }
        Button("All") { areOn = Array(repeating: true, count: 4) }
        if readsAll { Button("Fewer") { areOn.removeLast(2) } }
      }
    }
  }

  // V3.5
  @MainActor @Test(arguments: [false, true])
  func whoReadsAnElementDependsOnThatAlone(_ readsAll: Bool) throws {
    let counts = Counts()
    let screen = Screen(Rows(counts: counts, readsAll: readsAll))
    let before = counts.rows
    try screen.activate("Row 1")
    #expect(screen.labels.contains("1 true") && screen.labels.contains("0 false"))
    #expect(counts.rows[1] ?? 0 > before[1] ?? 0)
    for row in [0, 2, 3] { #expect(counts.rows[row] == before[row]) }
    try screen.activate("All")
    for row in 0..<4 { #expect(screen.labels.contains("\(row) true")) }
    guard readsAll else { return }
    // Elements that are there no longer are not asked for.
    try screen.activate("Fewer")
    #expect(screen.exists("Row 1") && !screen.exists("Row 2"))
    try screen.activate("Row 0")
    #expect(screen.labels.contains("0 false"))
  }

  // V3.2
  @Test func constantsIgnoreWritesAndClosuresRunAtEachAccess() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
    let place = Place(1)
    let binding = place.binding
    _ = binding.wrappedValue
    place.value = 5
    #expect(binding.wrappedValue == 5)
    #expect(place.reads == 2)
  }

  // V3.3
  @Test func optionalsAreConverted() {
    let place = Place(1)
    let optional = Binding<Int?>(place.binding)
    optional.wrappedValue = nil
    #expect(place.value == 1)
    optional.wrappedValue = 2
    #expect(place.value == 2)
    let perhaps = Place<Int?>(nil)
    #expect(Binding<Int>(perhaps.binding) == nil)
    perhaps.value = 3
    let number = Binding<Int>(perhaps.binding)
    number?.wrappedValue = 4
    #expect(perhaps.value == 4)
    let hashable = Binding<AnyHashable>(place.binding)
    hashable.wrappedValue = AnyHashable("no number")
    #expect(place.value == 2)
    hashable.wrappedValue = AnyHashable(9)
    #expect(place.value == 9)
  }

  // V3.4
  @Test func aBindingOfACollectionIsOneOfBindings() {
    let place = Place([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    for item in place.binding { item.name.wrappedValue += "!" }
    #expect(place.value.map(\.name) == ["a!", "b!"])
    #expect(place.binding.map(\.id) == [1, 2])
    var transaction: Transaction?
    let binding = Binding<Int>(get: { 1 }, set: { transaction = $1 })
    binding.animation(.linear).wrappedValue = 2
    #expect(transaction?.animation == .linear)
    binding.wrappedValue = 3
    #expect(transaction?.animation == nil)
  }
}
