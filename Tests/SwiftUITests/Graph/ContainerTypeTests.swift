import Testing

@testable import SwiftUI

/// A container with a builder of its own.
private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
      content()
    }
  }
}

/// A container whose builder is called at once (V1.15).
private struct Kept<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { HStack(spacing: 0) { content } }
}

private enum Weather: Equatable {
  case sun
  case rain(Int)
}

@MainActor
@Suite struct ContainerTypeTests {
  @ViewBuilder private func words(_ weather: Weather, _ hint: String?) -> some View {
    switch weather {
    case .sun: Text("sun")
    case .rain(let amount) where amount > 5:
      Text("storm")
      Text("stay inside")
    case .rain: Text("rain")
    }
    if let hint { Text(hint) }
    let number = 2
    if number > 3 { Text("never") } else if number == 2 { Text("two") }
  }

  // V1.14
  @Test func buildersTakeAllKindsOfStatements() throws {
    func shown(_ weather: Weather, _ hint: String?) throws -> [String] {
      try HostedView(VStack { words(weather, hint) }).texts()
    }
    #expect(try shown(.sun, nil) == ["sun", "two"])
    #expect(try shown(.rain(1), "umbrella") == ["rain", "umbrella", "two"])
    #expect(try shown(.rain(9), nil) == ["storm", "stay inside", "two"])
  }

  // V1.15
  @Test func propertiesMayBeBuilders() throws {
    let view = Card(title: "title") {
      Kept {
        Text("a")
        Text("b")
      }
    }
    let frames = try HostedView(view).frames()
    #expect(frames["a"]?.minY == frames["title"]?.maxY)
    #expect(frames["a"]?.maxX == frames["b"]?.minX)
  }

  // V1.10, V1.16
  @Test func severalViewsAreATupleOfThem() throws {
    let tuple = TupleView((Text("a"), Text("b")))
    let views = ViewBuilder.buildBlock(Text("a"), Text("b"))
    #expect(type(of: views) == type(of: tuple))
    let frames = try HostedView(HStack(spacing: 0) { tuple.padding(4) }).frames()
    // Each has the padding.
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    #expect(b.minX - a.maxX == 8)
  }

  private struct Shift: ViewModifier, Equatable {
    let amount: CGFloat
    nonisolated init(_ amount: CGFloat) { self.amount = amount }
    func body(content: Content) -> some View { content.padding(.leading, amount) }
  }

  // V8.1
  @Test func aModifiedViewIsTheViewInTheModifier() throws {
    let direct = ModifiedContent(content: Text("a"), modifier: Shift(30))
    let wide = VStack(alignment: .leading) {
      direct
      Text("a").modifier(Shift(10)).modifier(Shift(20))
      Text("b")
    }
    let frames = try HostedView(wide).settle().views.filter { $0.string != nil }.map(\.frame.minX)
    #expect(frames[0] == frames[1] && frames[0] == frames[2] + 30)
    let joined: ModifiedContent<Shift, Shift> = Shift(1).concat(Shift(2))
    #expect(joined == ModifiedContent(content: Shift(1), modifier: Shift(2)))
  }
}
