import LayoutCore
import TestSupport

extension ViewContent {
  /// The same view or modifier with another value; nil for one that has none.
  func varied(by random: inout SeededGenerator) -> ViewContent? {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / 2
    }
    func optional(_ range: ClosedRange<Int>) -> Double? {
      Bool.random(using: &random) ? length(range) : nil
    }
    func alignment() -> Alignment {
      let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .bottom]
      return all.randomElement(using: &random) ?? .center
    }
    switch self {
    case .hStack:
      let guides: [VerticalAlignment] = [.top, .bottom, .firstTextBaseline, .custom(2)]
      return .hStack(
        alignment: guides.randomElement(using: &random) ?? .center,
        spacing: optional(-10...20)
      )
    case .vStack:
      let guides: [HorizontalAlignment] = [.leading, .center, .custom(0)]
      return .vStack(
        alignment: guides.randomElement(using: &random) ?? .center,
        spacing: optional(-10...20)
      )
    case .zStack: return .zStack(alignment: alignment())
    case .spacer: return .spacer(minLength: optional(0...40))
    case .color, .shape:
      return [.color("red"), .shape(.circle), .shape(.capsule)].randomElement(using: &random)
    case .image(_, _, let caps):
      let size = Size(width: length(0...90), height: length(0...90))
      return .image(name: nil, size: size, capInsets: caps)
    case .modifier(let modifier):
      return modifier.varied(length: length, optional: optional, alignment: alignment)
        .map { .modifier($0) }
    default: return nil
    }
  }
}

extension ModifierContent {
  fileprivate func varied(
    length: (ClosedRange<Int>) -> Double,
    optional: (ClosedRange<Int>) -> Double?,
    alignment: () -> Alignment
  ) -> ModifierContent? {
    switch self {
    case .padding, .paddingInsets:
      .paddingInsets(EdgeInsets(top: length(-9...30), leading: length(0...30)))
    case .frame: .frame(width: optional(0...200), height: 20, alignment: alignment())
    case .flexibleFrame:
      .flexibleFrame(
        FlexibleFrame(
          minWidth: optional(0...90),
          idealWidth: optional(0...90),
          maxWidth: optional(0...300),
          minHeight: optional(0...90),
          maxHeight: optional(0...300)
        ),
        alignment: alignment()
      )
    case .fixedSize: .fixedSize(horizontal: length(0...1) > 0, vertical: length(0...1) > 0)
    case .aspectRatio: .aspectRatio(optional(1...6), length(0...1) > 0 ? .fill : .fit)
    case .position: .position(Point(x: length(-60...90), y: length(-60...90)))
    case .offset: .offset(Point(x: length(-60...90), y: length(-60...90)))
    case .overlay: .overlay(alignment: alignment())
    case .background: .background(alignment: alignment())
    case .layoutPriority: .layoutPriority(length(-2...2))
    case .safeAreaPadding, .safeAreaPaddingInsets:
      .safeAreaPadding(edges: .all, length: length(0...20))
    case .safeAreaInset(let edge, let guide, _):
      .safeAreaInset(edge: edge, alignment: guide, spacing: optional(-9...20))
    case .ignoresSafeArea: .ignoresSafeArea(.all, edges: length(0...1) > 0 ? .top : .all)
    case .alignmentGuide(let key, _):
      { value in .alignmentGuide(key) { $0.width / 3 + value } }(length(-40...40))
    case .rotationEffect: .rotationEffect(degrees: length(-180...180), anchor: .topLeading)
    case .scaleEffect: .scaleEffect(x: length(1...4), y: 2, anchor: .center)
    default: nil
    }
  }
}
