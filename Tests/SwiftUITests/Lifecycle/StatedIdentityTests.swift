import Testing
import ViewGraph

@testable import SwiftUI

/// What appears and disappears where another id is another view (V1.5, V1.6).
@MainActor
@Suite struct StatedIdentityTests {
  private struct Named: View {
    let record: Record
    @State private var id = 0

    var body: some View {
      let _ = record.action = { id += 1 }
      VStack {
        Text("a")
          .onAppear { record.note("inside appears") }
          .onDisappear { record.note("inside disappears") }
          .id(id)
          .onAppear { record.note("outside appears") }
          .onDisappear { record.note("outside disappears") }
      }
    }
  }

  @Test func modifiersOutsideStayWhoTheyAre() throws {
    let record = Record()
    let screen = screen(Named(record: record))
    try screen.settle()
    #expect(Set(record.values) == ["inside appears", "outside appears"])
    record.values = []
    record.action?()
    try screen.settle()
    #expect(record.values == ["inside appears", "inside disappears"])
  }

  private struct Rows: View {
    let record: Record
    @State private var names = ["a", "b"]

    var body: some View {
      let _ = record.action = { names = ["b", "c"] }
      VStack {
        ForEach(names, id: \.self) { name in
          Text(name)
            .id(name)
            .onAppear { record.note("+\(name)") }
            .onDisappear { record.note("-\(name)") }
        }
      }
    }
  }

  /// Elements of data are others whatever their own ids are.
  @Test func elementsOfDataAreOthers() throws {
    let record = Record()
    let screen = screen(Rows(record: record))
    try screen.settle()
    #expect(Set(record.values) == ["+a", "+b"])
    record.values = []
    record.action?()
    try screen.settle()
    #expect(Set(record.values) == ["+c", "-a"])
  }

  private struct Departing: View {
    let record: Record
    let isAnimated: Bool
    @State private var id = 0

    var body: some View {
      let _ = record.action = { id += 1 }
      VStack {
        Text("a")
          .transition(isAnimated ? .opacity : .identity)
          .onAppear { record.note("appears") }
          .onDisappear { record.note("disappears") }
          .id(id)
      }
    }
  }

  @Test(arguments: [(true, ["appears", "disappears"]), (false, ["disappears", "appears"])])
  func whatGoesIsGoneAfterItsTransition(isAnimated: Bool, order: [String]) throws {
    let record = Record()
    let screen = screen(Departing(record: record, isAnimated: isAnimated))
    try screen.settle()
    record.values = []
    record.action?()
    try screen.settle()
    #expect(record.values == order)
  }
}
