import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

private struct Half: GeometryEffect {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}

@MainActor
@Suite("Layers and effects in Swift")
struct LayerTests {
  @Test func coloursBehindAreStylesUnlessAligned() throws {
    let style = try Drawn(Circle().background(SwiftUI.Color.red)).modifiers
    #expect(style == [.backgroundStyle("red")])
    let aligned = try Drawn(Circle().background(SwiftUI.Color.red, alignment: .top)).modifiers
    #expect(aligned == [.background(alignment: .top)])
    let view = try Drawn(Circle().overlay(Rectangle().stroke(.gray))).modifiers
    #expect(view.first == .overlay(alignment: .center))
  }

  /// A style is drawn behind the row; views that are none have no say (D9.5).
  @Test func rowsHaveStylesBehindThem() throws {
    func behind(_ view: some SwiftUI.View) throws -> [DrawingEffect] {
      try Drawn(SwiftUI.List { view }).modifiers.compactMap {
        if case .drawing(let effect) = $0 { effect } else { nil }
      }
    }
    #expect(
      try behind(Text("a").listRowBackground(SwiftUI.Color.red)) == [.listRowBackground("red")]
    )
    #expect(try behind(Text("a").listRowBackground(Text("b"))).isEmpty)
  }

  @Test func shapesCut() throws {
    let corner = BasicShape.roundedRectangle(cornerSize: Size(width: 3, height: 3))
    #expect(
      try Drawn(
        Circle().background(.thinMaterial, in: .rect(cornerRadius: 3)).cornerRadius(3)
          .clipShape(.capsule)
      ).modifiers == [
        .clipShape(.capsule), .clipShape(corner), .backgroundShape("thinMaterial", corner),
      ]
    )
  }

  @Test func drawingModifiersAreThoseOfSpecs() throws {
    let view = Circle().shadow(radius: 2).blur(radius: 3).opacity(0.5).hueRotation(.degrees(20))
      .blendMode(.screen).border(.red, width: 2).hidden().clipped()
    #expect(
      try Drawn(view).modifiers == [
        .clipped, .hidden, .border("red", width: 2), .drawing(.blendMode(.screen)),
        .drawing(.hueRotation(degrees: 20)), .opacity(0.5),
        .drawing(.blur(radius: 3, isOpaque: false)), .drawing(.shadow(ShadowValue(radius: 2))),
      ]
    )
  }

  @Test func masksAreViewsOfTheSameRoom() throws {
    let drawn = try Drawn(
      Rectangle().frame(width: 40, height: 20)
        .mask(alignment: .bottom) { Circle().frame(height: 10) }
        .compositingGroup()
    )
    #expect(drawn.modifiers[0] == .drawing(.compositingGroup))
    #expect(drawn.modifiers[1] == .mask(alignment: .bottom))
    #expect(drawn.views.map(\.frame).contains(Rect(x: 45, y: 40, width: 10, height: 10)))
    #expect(try Drawn(Rectangle().mask(Circle())).modifiers == [.mask(alignment: .center)])
  }

  @Test func coloursAndSizesOfSymbolsAreSettings() throws {
    let modifiers = try Drawn(
      Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical)
        .accentColor(.red)
    ).modifiers
    #expect(
      modifiers.prefix(3) == [
        .setting(.accentColor(.system(.red))), .setting(.symbolRenderingMode(.hierarchical)),
        .setting(.imageScale(.large)),
      ]
    )
  }

  @Test func effectsOfSymbolsChangeNoPlace() throws {
    let image = Image(systemName: "star")
    let moving = image.symbolEffect(.pulse).symbolEffect(.bounce, value: 1)
    #expect(try Drawn(moving).views.map(\.frame) == (try Drawn(image).views.map(\.frame)))
    #expect(Glass.regular.interactive() != .regular)
    #expect(Glass.regular.interactive(false) == .regular)
  }

  @Test func effectsOfOnesOwnDependOnTheSize() throws {
    let drawn = try Drawn(Rectangle().modifier(Half()).frame(width: 40, height: 20))
    let view = try #require(drawn.views.first)
    #expect(view.frame == Rect(x: 30, y: 30, width: 40, height: 20))
    #expect(view.renderedFrame == Rect(x: 50, y: 30, width: 40, height: 20))
  }

  // From 40 points away: the left side comes nearer by 20 sin 60°, the right one goes as far (D5.21).
  @Test func turnsInSpaceHaveAPerspective() throws {
    let view = Rectangle().frame(width: 40, height: 20)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let rendered = try #require(try Drawn(view).views.first?.renderedFrame)
    let depth = 20 * 0.75.squareRoot() / 40
    let (left, right) = (10 / (1 - depth), 10 / (1 + depth))
    #expect(abs(rendered.minX - (50 - left)) < 1e-9)
    #expect(abs(rendered.width - (left + right)) < 1e-9)
    #expect(abs(rendered.height - 2 * 10 / (1 - depth)) < 1e-9)
  }

  @Test func ratiosAreKept() throws {
    let view = Rectangle().aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit)
    #expect(try Drawn(view).views.first?.frame == Rect(x: 0, y: 15, width: 100, height: 50))
  }
}
