import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Actions and tasks of a group that shows one branch after the other (V1.10).
@MainActor
@Suite struct GroupTaskTests {
  private enum Place: CaseIterable {
    case screen
    case body
    case padded
    case navigation
    case background
  }

  /// Shows what its task has loaded, of which it knows nothing at first.
  private struct Loading: View {
    let record: Record
    @State private var step = 0

    var body: some View {
      Group {
        switch step {
        case 0: ProgressView()
        case 1: Text("loading")
        default: Text("loaded")
        }
      }
      .onAppear { record.note("appear") }
      .onDisappear { record.note("disappear") }
      .task {
        record.count += 1
        step = 1
        await Task.yield()
        step = Task.isCancelled ? -1 : 2
        record.note("done \(step)")
      }
    }
  }

  private struct Screen: View {
    let place: Place
    let record: Record

    var body: some View {
      switch place {
      case .screen: Loading(record: record)
      case .body: Group { Loading(record: record) }
      case .padded: Loading(record: record).padding().frame(width: 100)
      case .navigation: NavigationStack { Loading(record: record).navigationTitle("a") }
      case .background: Color.red.background { Loading(record: record) }
      }
    }
  }

  @Test(arguments: Place.allCases)
  private func itGoesOnWhereThereIsOneView(_ place: Place) async throws {
    let record = Record()
    let screen = screen(Screen(place: place, record: record))
    try await screen.settled()
    #expect(record.count == 1)
    #expect(record.values == ["appear", "done 2"])
    let words = try screen.settle().views.compactMap(\.string)
    #expect(words.contains("loaded"))
  }

  @Test func eachViewOfAListHasItsOwn() async throws {
    struct Switch: View {
      let record: Record
      @State private var isOn = false

      var body: some View {
        let _ = record.action = { isOn.toggle() }
        VStack {
          Group {
            if isOn { Text("a") } else { Text("b") }
          }
          .task { record.count += 1 }
        }
      }
    }
    let record = Record()
    let screen = screen(Switch(record: record))
    try await screen.settled()
    record.action?()
    try await screen.settled()
    #expect(record.count == 2)
  }

  /// A place that is left ends what goes on in it, whichever view was there last.
  @Test func itEndsWithItsPlace() async throws {
    struct Leaving: View {
      let record: Record
      @State private var isOn = false
      @State private var isThere = true

      var body: some View {
        let _ = record.action = { if isOn { isThere = false } else { isOn = true } }
        if isThere {
          Group {
            if isOn { Text("a") } else { Text("b") }
          }
          .task {
            do {
              try await Task.sleep(for: .seconds(1000))
            } catch {
              record.note("cancelled")
            }
          }
        }
      }
    }
    let record = Record()
    let screen = screen(Leaving(record: record))
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(record.values == [])
    record.action?()
    try await screen.settled()
    #expect(record.values == ["cancelled"])
  }
}
