import Testing
import ViewGraph

@testable import SwiftUI

/// What a provider of previews stands for (V10.15).
@MainActor
@Suite struct PreviewTests {
  private struct Several: PreviewProvider {
    static var previews: some View {
      Group {
        Text("a").previewDisplayName("first")
        Text("b").padding(10).previewLayout(.sizeThatFits)
        ForEach(0..<2) { Text(verbatim: "\($0)") }
      }
      .padding(5)
      .previewDisplayName("outer")
      if Bool(false) { Text("none") }
    }
  }

  @Test func eachViewOfAGroupIsAPreview() throws {
    let parts = PreviewParts.of(Several.previews)
    #expect(parts.map(\.displayName) == ["outer", "outer", "outer", "outer"])
    #expect(parts.map(\.layout) == [.device, .sizeThatFits, .device, .device])
    let words = try parts.map { try self.texts(of: $0.view) }
    #expect(words == [["a"], ["b"], ["0"], ["1"]])
  }

  @Test func modifiersAroundAGroupAreForEachPreview() throws {
    let parts = PreviewParts.of(Group { Text("a") }.padding(5))
    let frames = try parts.map { try self.frames(of: $0.view) }
    let padded = try HostedView(Text("a").padding(5)).frames()
    #expect(frames == [padded])
  }

  @Test func devicesAreThoseOfTheOutermostModifiers() {
    let view = Text("a").previewDevice("iPad (A16)").previewInterfaceOrientation(.landscapeLeft)
      .previewDevice("iPhone 16")
    let part = PreviewParts.of(view)[0]
    #expect(part.device?.rawValue == "iPhone 16")
    #expect(part.orientation == .landscapeLeft)
  }

  private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["shared"] }

    func body(content: Content, context: [String]) -> some View {
      VStack {
        content
        Text(verbatim: context.joined())
      }
    }
  }

  @Test func modifiersHaveWhatPreviewsShare() async throws {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .sizeThatFitsLayout, .modifier(Sample()), .landscapeLeft,
    ]
    #expect(traits.flatMap(\.values).count == 2)
    func screen<Content: View>(of view: Content) -> GraphScreen { SwiftUITests.screen(view) }
    let shown = screen(of: AnyView(traits.modify(Text("own"))))
    let words = try await shown.settled().views.compactMap(\.string)
    #expect(words == ["own", "shared"])
  }

  private func texts(of view: any View) throws -> [String] {
    func host<Content: View>(_ view: Content) throws -> [String] { try HostedView(view).texts() }
    return try host(view)
  }

  private func frames(of view: any View) throws -> [String: CGRect] {
    func host<Content: View>(_ view: Content) throws -> [String: CGRect] {
      try HostedView(view).frames()
    }
    return try host(view)
  }
}
