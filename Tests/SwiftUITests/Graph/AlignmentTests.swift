import Testing

@testable import SwiftUI

/// A view in a corner of another one.
private struct Cornered: View {
  let alignment: SwiftUI.Alignment

  var body: some View {
    Text("base").frame(width: 100, height: 60, alignment: alignment)
  }
}

/// Views in a row or a column.
private struct Line: View {
  let axis: SwiftUI.Axis
  let column: SwiftUI.HorizontalAlignment

  var body: some View {
    switch axis {
    case .horizontal:
      HStack(spacing: 0) {
        Text("a").frame(width: 10, height: 10)
        Text("b").frame(width: 30, height: 10)
      }
    case .vertical:
      VStack(alignment: column, spacing: 0) {
        Text("a").frame(width: 10, height: 10)
        Text("b").frame(width: 30, height: 10)
      }
    }
  }
}

/// A column of views with the gaps that they prefer.
private struct Column: Layout {
  func gap(_ first: LayoutSubview, _ second: LayoutSubview) -> CGFloat {
    first.spacing.distance(to: second.spacing, along: .vertical)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = zip(subviews, subviews.dropFirst()).map { gap($0, $1) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + gaps.reduce(0, +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      if index > 0 { y += gap(subviews[index - 1], subview) }
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

@MainActor
@Suite struct AlignmentTests {
  private func frame<Content: View>(_ view: Content, _ text: String = "a") throws -> CGRect {
    try #require(try HostedView(view).frames()[text])
  }

  @Test func aSmallViewLiesWhereItIsAligned() throws {
    let top = try frame(Cornered(alignment: .topLeading), "base")
    let bottom = try frame(Cornered(alignment: .bottomTrailing), "base")
    let middle = try frame(
      Cornered(alignment: Alignment(horizontal: .leading, vertical: .center)),
      "base"
    )
    #expect(bottom.maxX - top.minX == 100 && bottom.maxY - top.minY == 60)
    #expect(middle.minX == top.minX && middle.midY * 2 == top.minY + bottom.maxY)
  }

  @Test func axesAndColumnsAreValues() throws {
    func gap(_ axis: SwiftUI.Axis, _ column: SwiftUI.HorizontalAlignment) throws -> CGPoint {
      let view = Line(axis: axis, column: column)
      let (a, b) = (try frame(view, "a"), try frame(view, "b"))
      return CGPoint(x: b.midX - a.midX, y: b.midY - a.midY)
    }
    #expect(try gap(.horizontal, .center).y == 0)
    #expect(try gap(.horizontal, .center).x == 20)
    #expect(try gap(.vertical, .leading) == CGPoint(x: 10, y: 10))
    #expect(try gap(.vertical, .trailing) == CGPoint(x: -10, y: 10))
    #expect(SwiftUI.Axis.allCases == [.horizontal, .vertical])
    #expect(SwiftUI.Axis.Set([.horizontal, .vertical]).contains(.vertical))
  }

  @Test func edgesAreValues() throws {
    let plain = try frame(Cornered(alignment: .center).background { Text("a") }, "a")
    func shift(_ edge: SwiftUI.Edge) throws -> CGPoint {
      let padded = Text("a").padding(SwiftUI.Edge.Set(edge), 10)
      let shown = try frame(Cornered(alignment: .center).background { padded }, "a")
      return CGPoint(x: shown.midX - plain.midX, y: shown.midY - plain.midY)
    }
    #expect(try shift(.leading) == CGPoint(x: 5, y: 0))
    #expect(try shift(.trailing) == CGPoint(x: -5, y: 0))
    #expect(try shift(.top) == CGPoint(x: 0, y: 5))
    #expect(try shift(.bottom) == CGPoint(x: 0, y: -5))
    #expect(SwiftUI.Edge.allCases.count == 4)
  }

  /// V14.4: guides are worked out wherever layout runs.
  @Test func guidesAreSendableClosures() throws {
    let guide: @Sendable (ViewDimensions) -> CGFloat = { $0[.leading] - 25 }
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("a").alignmentGuide(.leading, computeValue: guide)
      Text("b")
    }
    let frames = try HostedView(view).frames()
    #expect((frames["a"]?.minX ?? 0) - (frames["b"]?.minX ?? 0) == 25)
  }

  @Test func fixedColumnsHaveTheirWidth() throws {
    let columns = [
      SwiftUI.GridItem(.fixed(50), spacing: 6), SwiftUI.GridItem(.fixed(70), spacing: 6),
    ]
    let grid = LazyVGrid(columns: columns, spacing: 9) {
      ForEach(0..<4) { Text(verbatim: "\($0)").frame(maxWidth: .infinity).frame(height: 10) }
    }
    let frames = try HostedView(grid).frames()
    let (a, b, c) = (
      try #require(frames["0"]), try #require(frames["1"]), try #require(frames["2"])
    )
    #expect(b.midX - a.midX == 66)
    #expect(c.midX == a.midX && c.midY - a.midY == 19)
  }

  @Test func layoutsAskForTheGapsThatViewsPrefer() throws {
    @ViewBuilder func views() -> some View {
      Text("a")
      Circle().frame(width: 20, height: 20)
      Text("b")
    }
    let own = try HostedView(Column { views() }).frames()
    let stack = try HostedView(VStack(alignment: .leading) { views() }).frames()
    for text in ["a", "b"] {
      #expect(abs((own[text]?.minY ?? 0) - (stack[text]?.minY ?? 1)) < 1e-6)
    }
  }

  @Test func modesOfTextAreValues() throws {
    func x(_ alignment: SwiftUI.TextAlignment) throws -> SwiftUI.TextAlignment {
      var found = SwiftUI.TextAlignment.center
      let view = Reading(\.multilineTextAlignment) { found = $0 }
        .multilineTextAlignment(alignment)
      _ = try HostedView(view).texts()
      return found
    }
    #expect(try x(.trailing) == .trailing)
    #expect(try x(.leading) == .leading)
  }

  @Test func whatReadersHandOnIsAProxy() throws {
    func words(_ proxy: GeometryProxy) -> String {
      "\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX))"
    }
    let view = GeometryReader { Text(words($0)) }.frame(width: 90, height: 40)
    #expect(try HostedView(view).texts() == ["90 150"])
  }
}

/// A view that tells of a value of its environment.
private struct Reading<Value>: View {
  @SwiftUI.Environment private var value: Value
  let read: @MainActor (Value) -> Void

  init(
    _ path: KeyPath<SwiftUI.EnvironmentValues, Value>,
    _ read: @escaping @MainActor (Value) -> Void
  ) {
    _value = SwiftUI.Environment(path)
    self.read = read
  }

  var body: some View {
    let _ = read(value)
    Text("x")
  }
}

@MainActor
@Suite struct EnvironmentTypeTests {
  private func value<Value>(
    _ path: KeyPath<SwiftUI.EnvironmentValues, Value>,
    _ change: (Reading<Value>) -> some View
  ) throws -> Value? {
    var found: Value?
    _ = try HostedView(change(Reading(path) { found = $0 })).texts()
    return found
  }

  @Test func valuesReachTheViewsInside() throws {
    let scheme: SwiftUI.ColorScheme = .dark
    #expect(try value(\.colorScheme) { $0.environment(\.colorScheme, scheme) } == .dark)
    #expect(try value(\.colorScheme) { $0 } == .light)
    let direction: SwiftUI.LayoutDirection = .rightToLeft
    #expect(
      try value(\.layoutDirection) { $0.environment(\.layoutDirection, direction) } == direction
    )
    #expect(SwiftUI.LayoutDirection.allCases.count == 2)
    let width: SwiftUI.UserInterfaceSizeClass? = .regular
    #expect(
      try value(\.horizontalSizeClass) { $0.environment(\.horizontalSizeClass, width) } == .regular
    )
    #expect(try value(\.horizontalSizeClass) { $0 } == .compact)
  }

  /// The old names of text sizes are the new ones.
  @Test func oldSizesAreSizes() throws {
    let size = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(
      try value(\.dynamicTypeSize) { $0.environment(\.sizeCategory, size) } == .accessibility5
    )
    #expect(try value(\.sizeCategory) { $0.dynamicTypeSize(.xSmall) } == .extraSmall)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large)
  }

  @Test func textsShrinkAsFarAsTheyMay() throws {
    let text = Text("a long line of words").lineLimit(1)
    let small = try HostedView(text.minimumScaleFactor(0.5).frame(width: 120)).frames()
    let cut = try HostedView(text.frame(width: 120)).frames()
    let (first, second) = (try #require(small.values.first), try #require(cut.values.first))
    #expect(first.height < second.height)
    #expect(try value(\.minimumScaleFactor) { $0.minimumScaleFactor(0.5) } == 0.5)
  }
}
