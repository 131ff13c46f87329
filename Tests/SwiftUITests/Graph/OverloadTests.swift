import Testing

@testable import SwiftUI

/// Calls that several declarations fit (V13).
@MainActor
@Suite struct OverloadTests {
  private func frame(_ view: some View) throws -> CGRect {
    let corner = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    return try #require(try HostedView(corner).frames()["a"])
  }

  // V13.2
  @Test func paddingIsOfEdgesOrOfALength() throws {
    let text = Text(verbatim: "a")
    #expect(try frame(text.padding()).origin == CGPoint(x: 16, y: 16))
    #expect(try frame(text.padding(10)).origin == CGPoint(x: 10, y: 10))
    #expect(try frame(text.padding(.top)).origin == CGPoint(x: 0, y: 16))
    #expect(try frame(text.padding(.top, nil)).origin == CGPoint(x: 0, y: 16))
    #expect(try frame(text.padding([.top, .leading], 4)).origin == CGPoint(x: 4, y: 4))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try frame(text.padding(insets)).origin == CGPoint(x: 2, y: 1))
  }

  private struct Labelled: SwiftUI.Layout {
    @MainActor
    func callAsFunction<Content: SwiftUI.View>(
      @ViewBuilder _ content: () -> Content
    ) -> some SwiftUI.View {
      SwiftUI.VStack {
        Text(verbatim: "own")
        VStackLayout()(content)
      }
    }
    func sizeThatFits(
      proposal: SwiftUI.ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect,
      proposal: SwiftUI.ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  private struct Direct: SwiftUI.View, SwiftUI.Layout {
    var body: some SwiftUI.View { self { Text(verbatim: "a") } }

    func callAsFunction(@ViewBuilder _ content: () -> Text) -> Text { content() }
    nonisolated func sizeThatFits(
      proposal: SwiftUI.ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { .zero }
    nonisolated func placeSubviews(
      in bounds: CGRect,
      proposal: SwiftUI.ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  // V13.13
  @Test func aLayoutsOwnFunctionGoesBeforeThatOfTheProtocol() throws {
    let own = try HostedView(Labelled()() { Text(verbatim: "a") }).settle()
    #expect(own.views.compactMap(\.string) == ["own", "a"])
    let direct = try HostedView(Direct()).settle()
    #expect(direct.views.compactMap(\.string) == ["a"])
  }

  // V13.3
  @Test func aColorBehindAViewIsAStyle() throws {
    let styled = try HostedView(Text(verbatim: "a").background(Color.red)).settle()
    #expect(styled.views.count == 1)
    let layered = try HostedView(Text(verbatim: "a").background { Color.red }).settle()
    #expect(layered.views.count == 2)
  }

  // V13.7
  @Test func lengthsMayBeDoubles() throws {
    let width: Double = 40
    let text = Text(verbatim: "a")
    #expect(try frame(text.frame(width: width, alignment: .leading).frame(height: 20)).minX == 0)
    #expect(try frame(text.frame(width: width)).midX == 20)
    #expect(try frame(text.frame(minWidth: width, maxHeight: .infinity)).midX == 20)
  }

  // V13.8
  @Test func dataOfAllKinds() throws {
    let pairs = [(1, "a"), (2, "b")]
    let host = HostedView(
      VStack {
        ForEach(0..<2) { Text(verbatim: "\($0)") }
        ForEach(pairs, id: \.0) { number, word in Text(verbatim: "\(number)\(word)") }
        ForEach(Array(["x", "y"].enumerated()), id: \.offset) { Text(verbatim: $0.element) }
      }
    )
    #expect(try host.texts() == ["0", "1", "1a", "2b", "x", "y"])
  }
}
