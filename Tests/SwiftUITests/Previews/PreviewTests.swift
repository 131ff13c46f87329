import Testing

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
