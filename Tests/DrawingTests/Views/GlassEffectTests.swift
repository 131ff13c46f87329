import Drawing
import LayoutCore
import SwiftUI
import Testing

/// What `glassEffect` draws (D2.21).
@MainActor
@Suite struct GlassEffectTests {
  private func list(_ glass: Glass, dark: Bool = false) throws -> DisplayList {
    let view = SwiftUI.Color.clear.frame(width: 60, height: 20).glassEffect(glass)
      .environment(\.colorScheme, dark ? .dark : .light)
    return try SwiftScreen(view).result.displayList(.transparent)
  }

  private func glass(_ list: DisplayList) -> DisplayBackdrop? {
    for case .backdrop(let backdrop) in list.elements { return backdrop }
    return nil
  }

  private func grey(_ backdrop: DisplayBackdrop, of color: DisplayColor) -> Double {
    backdrop.filter.applied(to: color).red * 255
  }

  @Test(arguments: [false, true])
  func regularGlassHasTheMeasuredNumbers(_ isDark: Bool) throws {
    let backdrop = try #require(glass(list(.regular, dark: isDark)))
    #expect(abs(grey(backdrop, of: .white) - (isDark ? 91 : 251)) < 0.001)
    #expect(abs(grey(backdrop, of: .black) - (isDark ? 24 : 175)) < 0.001)
    #expect(backdrop.filter.radius == 2.25 && backdrop.filter.saturation == 2)
  }

  @Test func theShapeIsACapsuleUnlessAnotherIsGiven() throws {
    let backdrop = try #require(glass(list(.regular)))
    let frame = Rect(x: 20, y: 40, width: 60, height: 20)
    #expect(backdrop.path.boundingRect == frame)
    let view = SwiftUI.Color.clear.frame(width: 60, height: 20)
      .glassEffect(.regular, in: SwiftUI.Rectangle())
    let square = try #require(glass(try SwiftScreen(view).result.displayList(.transparent)))
    #expect(square.path == LayoutCore.Path(frame) && backdrop.path != square.path)
  }

  /// The shadow is cast outside of the glass alone.
  @Test func theShadowIsNotSeenThroughTheGlass() throws {
    #expect(
      try list(.regular).outline == [
        "begin clip", "begin shadow", "fill #000000", "end", "end", "backdrop",
      ]
    )
  }

  @Test func aTintLiesOverTheGlass() throws {
    let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
    let drawn = try list(.regular.tint(red).interactive())
    #expect(drawn.outline.suffix(2) == ["backdrop", "fill #ff0000cc"])
  }

  @Test func clearGlassLetsMoreThrough() throws {
    let clear = try #require(glass(list(.clear)))
    #expect(grey(clear, of: .black) < 100)
    #expect(try list(.identity.tint(.red)).elements.isEmpty)
  }
}
