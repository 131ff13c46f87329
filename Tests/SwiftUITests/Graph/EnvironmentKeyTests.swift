import Testing

@testable import SwiftUI

/// Values that every view inherits (V4.9, V7.8).
@MainActor
@Suite struct EnvironmentKeyTests {
  private struct Reader: View {
    let read: (EnvironmentValues) -> Void
    @Environment(\.self) private var values

    var body: some View {
      let _ = read(values)
      EmptyView()
    }
  }

  private func values(_ change: (Reader) -> any View = { $0 }) throws -> EnvironmentValues {
    var found: EnvironmentValues?
    let view = change(Reader { found = $0 })
    func host<Content: View>(_ view: Content) throws { _ = try HostedView(view).settle() }
    try host(view)
    return try #require(found)
  }

  // V4.9
  @Test func nothingIsNeededToReadThem() throws {
    let values = try values()
    #expect(values.colorScheme == .light)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.dynamicTypeSize == .large)
    #expect(values.sizeCategory == .large)
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == .regular)
    #expect(values.displayScale == 3)
    #expect(values.pixelLength == CGFloat(1) / 3)
    #expect(values.isEnabled)
    #expect(values.font == nil)
    #expect(values.lineLimit == nil)
    #expect(values.multilineTextAlignment == .leading)
    #expect(values.truncationMode == .tail)
    #expect(values.redactionReasons.isEmpty)
    #expect(values.controlSize == .regular)
    #expect(!values.accessibilityReduceMotion)
    #expect(!values.isFocused)
    #expect(values.refresh == nil)
    #expect(values.locale.identifier.hasPrefix("en"))
  }

  // V4.9
  @Test func modifiersSetThem() throws {
    #expect(try values { $0.lineLimit(2).lineSpacing(3) }.lineLimit == 2)
    #expect(try values { $0.lineLimit(2).lineSpacing(3) }.lineSpacing == 3)
    #expect(try values { $0.environment(\.colorScheme, .dark) }.colorScheme == .dark)
    #expect(try values { $0.multilineTextAlignment(.center) }.multilineTextAlignment == .center)
    #expect(try values { $0.environment(\.sizeCategory, .small) }.dynamicTypeSize == .small)
  }

  // V7.8
  @Test func aScreenIsActive() throws {
    #expect(try values().scenePhase == .active)
  }
}
