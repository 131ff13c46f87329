import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

private struct Faded: ShapeStyle {
  func resolve(in environment: SwiftUI.EnvironmentValues) -> some ShapeStyle {
    SwiftUI.Color.red.opacity(0.5)
  }
}

@MainActor
@Suite("Styles in Swift")
struct ShapeStyleTests {
  private func paint<S: ShapeStyle>(_ style: S) -> StyleValue {
    style._paint(in: SwiftUI.EnvironmentValues())
  }

  @Test func namedStylesAreThoseOfSpecs() {
    #expect(paint(.red) == "red")
    #expect(paint(.primary) == "primary")
    #expect(paint(.tertiary) == "tertiary")
    #expect(paint(.tint) == "tint")
    #expect(paint(.background) == "background")
    #expect(paint(.separator) == "separator")
    #expect(paint(.thinMaterial) == "thinMaterial")
    #expect(paint(.bar) == "bar")
    #expect(paint(SwiftUI.Color("brand")) == "brand")
  }

  @Test func stylesOfOnesOwnAreWhatTheyResolveTo() {
    #expect(paint(Faded()) == .color(ColorValue(.system(.red), opacity: 0.5)))
    #expect(paint(AnyShapeStyle(Faded())) == paint(Faded()))
  }

  @Test func whatIsDoneToAStyleIsKept() {
    var style: StyleValue = "blue"
    style.level = .secondary
    #expect(paint(SwiftUI.Color.blue.secondary) == style)
    style = "tint"
    style.opacity = 0.5
    style.blendMode = .multiply
    style.shadows = [ShadowValue(.inner, radius: 2, y: 1)]
    #expect(
      paint(.tint.opacity(0.5).blendMode(.multiply).shadow(.inner(radius: 2, y: 1))) == style
    )
  }

  @Test func shadowsOfAStyleAreOutsideOrInside() {
    var style: StyleValue = "red"
    style.shadows = [ShadowValue(radius: 3, x: 1, y: 2)]
    #expect(paint(SwiftUI.Color.red.shadow(.drop(radius: 3, x: 1, y: 2))) == style)
  }

  @Test func gradientsKeepTheirStops() {
    let gradient = GradientValue(colors: [.system(.red), .system(.blue)])
    #expect(
      paint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == StyleValue(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
    )
    #expect(
      paint(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
        == StyleValue(.angularGradient(gradient, startAngle: 0, endAngle: 360))
    )
    #expect(paint(SwiftUI.Color.red.gradient) == StyleValue(.standardGradient(.system(.red))))
  }

  @Test func coloursResolveToNumbers() {
    let red = SwiftUI.Color(red: 1, green: 0.5, blue: 0).resolve(in: .init())
    #expect(abs(red.green - 0.5) < 1e-6)
    #expect(abs(red.linearGreen - 0.214_041) < 1e-5)
    let grey = SwiftUI.Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: .init())
    #expect(abs(grey.red - 0.5) < 1e-6)
    let same = SwiftUI.Color.blue.mix(with: .blue, by: 0.3).resolve(in: .init())
    let blue = SwiftUI.Color.blue.resolve(in: .init())
    #expect(abs(same.red - blue.red) < 1e-3 && abs(same.blue - blue.blue) < 1e-3)
    #expect(SwiftUI.Color.clear.resolve(in: .init()).opacity == 0)
    #expect(
      SwiftUI.Color(hue: 0, saturation: 1, brightness: 1)
        == SwiftUI.Color(red: 1, green: 0, blue: 0)
    )
  }

  @Test func stylesAreInherited() throws {
    let view = SwiftUI.Text("a").foregroundStyle(.red, .blue).tint(.green).backgroundStyle(.gray)
    #expect(
      try Drawn(AnyView(view)).modifiers == [
        .setting(.backgroundStyle("gray")), .setting(.tint("green")),
        .setting(.foregroundStyle(StyleValue(.levels(["red", "blue"])))),
      ]
    )
  }
}
