import Testing

@testable import SwiftUI

/// What may be used off the main actor (V14); the compiler is what proves it.
@Suite struct IsolationTests {
  /// Views of the framework are made anywhere (V14.3).
  private nonisolated static func makeView() -> some View {
    VStack(alignment: .leading) {
      Text("a").padding(4).environment(\.lineLimit, 1)
      Spacer()
    }
    .frame(width: 100)
  }

  /// Layouts, keys and alignments belong to no actor (V14.2).
  private struct Column: Layout {
    let length: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: length, height: length) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Key: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }

  /// A type that says in its declaration that it is a view is the main actor's, helpers as well
  /// (V14.1).
  private struct Isolated: View {
    let probe: Probe
    func helper() -> Int {
      probe.note("helper")
      return 1
    }
    var body: some View {
      // What a closure of the layout takes along has to be Sendable (V14.4).
      Text(verbatim: "\(helper())")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          probe.note("action")
        }
    }
  }

  private nonisolated static func needsSendable<Value: Sendable>(_ value: Value) -> Value { value }

  // V14.1 to V14.5
  @Test func viewsAreMadeOffTheMainActor() async throws {
    let view = Self.makeView()
    _ = Column(length: Key.defaultValue)
    _ = Self.needsSendable(State(wrappedValue: 1))
    _ = Self.needsSendable(Binding.constant(1))
    _ = Self.needsSendable(Environment(\.lineLimit))
    _ = Self.needsSendable(Text("a"))
    _ = VerticalAlignment(Middle.self)
    try await MainActor.run {
      let texts = try HostedView(view).texts()
      #expect(texts == ["a"])
      let probe = Probe()
      let isolated = try HostedView(Isolated(probe: probe)).texts()
      #expect(isolated == ["1"])
      #expect(probe.notes == ["helper", "action"])
    }
  }
}
