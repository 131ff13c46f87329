import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

@MainActor
@Suite struct LifecycleTests {
  private struct Coalescing: View {
    let record: Record
    @State private var x = 0

    var body: some View {
      let _ = record.note("\(x)")
      Text("\(x)")
        .onAppear {
          x = 1
          x = 2
          withAnimation {
            x = 3
            x = 4
          }
        }
        .onChange(of: x) { old, new in record.text += "(\(old),\(new))" }
    }
  }

  // V2.6
  @Test func writesOfATransactionAreOneUpdate() throws {
    let record = Record()
    try screen(Coalescing(record: record)).settle()
    #expect(record.values == ["0", "2", "4"])
    #expect(record.text == "(0,2)(2,4)")
  }

  /// V7.2: inside out, changes before what stands after them, tasks last.
  @Test func actionsRunInsideOut() throws {
    let record = Record()
    let view = Group {
      VStack {
        Text("a")
          .onChange(of: 0, initial: true) { record.note("text change") }
          .onAppear { record.note("text appear") }
          .task { record.note("text task") }
      }
      .onChange(of: 0, initial: true) { record.note("stack change") }
      .onAppear { record.note("stack appear") }
      .task { record.note("stack task") }
    }
    .onChange(of: 0, initial: true) { record.note("group change") }
    .onAppear { record.note("group appear") }
    .task { record.note("group task") }
    try screen(view).settle()
    #expect(
      record.values == [
        "text change", "text appear", "stack change", "stack appear", "group change",
        "group appear", "text task", "stack task", "group task",
      ]
    )
  }

  /// V7.2: what is in a view of any type is there once all around it is.
  @Test func whatIsErasedAppearsAfterWhatIsAroundIt() throws {
    let record = Record()
    let inner = AnyView(Text("a").onAppear { record.note("innermost") })
    let view = VStack {
      AnyView(
        HStack { inner }
          .onAppear { record.note("inner") }
      )
      .onAppear { record.note("around") }
      Text("b").onAppear { record.note("beside") }
    }
    .onAppear { record.note("outer") }
    try screen(view).settle()
    #expect(record.values == ["around", "beside", "outer", "inner", "innermost"])
  }

  // V1.10
  @Test func eachViewOfAGroupAppears() throws {
    let record = Record()
    let view = VStack {
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { record.count += 1 }
      Group {}.onAppear { record.count += 10 }
    }
    try screen(view).settle()
    #expect(record.count == 2)
  }

  private struct Switching: View {
    let record: Record
    let transition: AnyTransition
    @State private var isOn = false

    var body: some View {
      let _ = record.action = { isOn.toggle() }
      VStack {
        if isOn { part.transition(transition) } else { part.transition(transition) }
      }
    }

    private var part: some View {
      Text("a")
        .onAppear { record.text += isOn ? "AT" : "AF" }
        .onDisappear { record.text += isOn ? "DT" : "DF" }
    }
  }

  // V1.6
  @Test(arguments: [(false, "AFATDT"), (true, "AFDTAT")])
  func whatComesAppearsBeforeWhatGoes(isIdentity: Bool, expected: String) throws {
    let record = Record()
    let screen = screen(Switching(record: record, transition: isIdentity ? .identity : .opacity))
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(record.text == expected)
  }

  private struct Tasks: View {
    let record: Record
    @State private var id = 0
    @State private var isShown = true

    var body: some View {
      let _ = record.action = { if id == 0 { id = 1 } else { isShown = false } }
      if isShown {
        Text("a").task(id: id) {
          record.note("begin \(id)")
          do {
            try await Task.sleep(for: .seconds(1000))
          } catch {
            record.note("cancelled")
          }
        }
      }
    }
  }

  // V7.4
  @Test func tasksBeginAnewForAnotherId() async throws {
    let record = Record()
    let screen = screen(Tasks(record: record))
    try screen.settle()
    #expect(record.values == ["begin 0"])
    record.action?()
    try screen.settle()
    #expect(record.values.contains("begin 1"))
    record.action?()
    try await screen.settled()
    #expect(record.values.filter { $0 == "cancelled" }.count == 2)
  }

  private struct Loading: View {
    @State private var words = "loading"

    var body: some View {
      Text(words).task { words = await load() }
    }

    nonisolated private func load() async -> String {
      await Task.yield()
      return "loaded"
    }
  }

  @Test func whatTasksDoAtOnceIsSeen() async throws {
    let screen = screen(Loading())
    try await screen.settled()
    #expect(screen.graph.root?.all.contains { $0.output == .content(.text("loaded")) } == true)
  }

  private struct Endless: View {
    let record: Record
    @State private var x = 0

    var body: some View {
      Text("\(x)")
        .task {
          while !Task.isCancelled {
            x += 1
            await pause()
          }
          record.note("ended")
        }
    }

    /// A turn of the main queue, which no other test's work can hold up, and which leaves the
    /// processor to them.
    private func pause() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          usleep(500)
          continuation.resume()
        }
      }
    }
  }

  @Test func endlessTasksAreNamedAndEnd() async throws {
    let record = Record()
    let screen = screen(Endless(record: record))
    let error = await #expect(throws: NonTerminatingScreen.self) { _ = try await screen.settled() }
    #expect(error?.view == "Endless")
    // Other tests may keep the main queue for seconds.
    for _ in 0..<3000 where record.values.isEmpty {
      await Task.detached { _ = poll(nil, 0, 10) }.value
    }
    #expect(record.values == ["ended"])
    // There is nothing to be had of such a screen.
    #expect(throws: NonTerminatingScreen.self) { try screen.settle() }
  }

  private struct Runaway: View {
    @State private var x = 0
    var body: some View { Text("\(x)").onChange(of: x, initial: true) { x += 1 } }
  }

  @Test func endlessChangesAreNamed() throws {
    let error = #expect(throws: NonTerminatingScreen.self) { try screen(Runaway()).settle() }
    #expect(error?.view == "Runaway")
  }

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    let record: Record

    var body: some View {
      let _ = record.note("\(sum)")
      Text("\(sum)").onReceive(subject) { sum += $0 }
    }
  }

  // V7.6
  @Test func publishersAreFollowedWhileAViewIsThere() throws {
    let (record, subject) = (Record(), PassthroughSubject<Int, Never>())
    let screen = screen(Receiving(subject: subject, record: record))
    try screen.settle()
    subject.send(2)
    try screen.settle()
    subject.send(3)
    try screen.settle()
    #expect(record.values == ["0", "2", "5"])
  }

  private struct Counted: View, Equatable {
    let record: Record
    let value: Int
    let noise: () -> Void

    nonisolated static func == (first: Counted, second: Counted) -> Bool {
      first.value == second.value
    }

    var body: some View {
      let _ = record.count += 1
      Text("\(value)")
    }
  }

  private struct Counting: View {
    let record: Record
    @State private var x = 0

    var body: some View {
      let _ = record.action = { x += 1 }
      Counted(record: record, value: x / 2, noise: { x += 0 }).equatable()
    }
  }

  // V1.17
  @Test func equalViewsAreNotEvaluated() throws {
    let record = Record()
    let screen = screen(Counting(record: record))
    try screen.settle()
    for _ in 0..<2 {
      record.action?()
      try screen.settle()
    }
    #expect(record.count == 2)
  }
}
