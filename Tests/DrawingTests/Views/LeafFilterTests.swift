import Drawing
import LayoutCore
import SwiftUI
import Testing

/// What filters are done to: each leaf of a container, or all of it as one picture (D5.3).
@MainActor
@Suite struct LeafFilterTests {
  private let white = SwiftUI.Color(.sRGB, red: 1, green: 1, blue: 1)
  private let blue = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)

  /// A card of 60 × 60 in the middle of 100 × 100, with a badge of 20 × 20 in its middle.
  private var card: some SwiftUI.View {
    ZStack {
      white.frame(width: 60, height: 60)
      blue.frame(width: 20, height: 20)
    }
  }

  private func image(_ view: some SwiftUI.View) throws -> PixelImage {
    try SwiftScreen(view).image
  }

  /// Whether the shadow of the badge lies on the card; that of the card is there in any case.
  private func badgeCasts(_ view: some SwiftUI.View) throws -> Bool {
    let image = try image(view)
    #expect(image[50, 50] == [0, 0, 255, 255])
    #expect(image[85, 50] == [255, 0, 0, 255])
    #expect([[255, 0, 0, 255], [255, 255, 255, 255]].contains(image[65, 50]))
    return image[65, 50] == [255, 0, 0, 255]
  }

  private func shadow(_ view: some SwiftUI.View) -> some SwiftUI.View {
    view.shadow(color: red, radius: 0, x: 10)
  }

  @Test func eachLeafCastsAShadow() throws {
    #expect(try badgeCasts(shadow(card)))
    #expect(try badgeCasts(shadow(card.opacity(1).padding(2).geometryGroup())))
  }

  @Test func aGroupCastsOne() throws {
    #expect(try !badgeCasts(shadow(card.compositingGroup())))
    #expect(try !badgeCasts(shadow(card.drawingGroup())))
    #expect(try !badgeCasts(shadow(card.clipped())))
    #expect(try !badgeCasts(shadow(card.clipShape(Rectangle()))))
    #expect(try !badgeCasts(shadow(card.mask(Rectangle()))))
    #expect(try !badgeCasts(shadow(card.rotationEffect(.degrees(180)))))
    #expect(try !badgeCasts(shadow(ScrollView { card }.frame(width: 60, height: 60))))
  }

  /// Where two leaves meet each is half gone: three quarters are left of both.
  @Test func eachLeafIsBlurredByItself() throws {
    let halves = HStack(spacing: 0) {
      red.frame(width: 40, height: 80)
      red.frame(width: 40, height: 80)
    }
    let seam = try image(halves.blur(radius: 6))[50, 50][3]
    #expect(abs(seam - 191) <= 12, "\(seam)")
    #expect(try image(halves.compositingGroup().blur(radius: 6))[50, 50][3] == 255)
  }

  /// The inner shadow is each leaf's, the outer one that of a leaf with its own shadow.
  @Test func aShadowOfAShadowIsOfAll() throws {
    let image = try image(
      shadow(card.shadow(color: .black, radius: 0, y: 10))
    )
    #expect(image[50, 65] == [0, 0, 0, 255])
    #expect(image[50, 85] == [0, 0, 0, 255])
    #expect(image[85, 85] == [255, 0, 0, 255])
  }

  /// A mode other than normal makes a group of the leaf that it is set on, no other.
  @Test func aModeMakesAGroup() throws {
    let list = displayList { builder in
      builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: 0, x: 10)))))
      builder.open(.zStack(alignment: .center))
      builder.leaf(.color(.color(.system(.white))))
      builder.open(.modifier(.drawing(.blendMode(.multiply))))
      builder.leaf(.color(.color(.system(.black))))
      builder.close()
      builder.close()
      builder.close()
    }
    #expect(
      list.outline == [
        "begin shadow", "fill #ffffff", "end", "begin shadow", "fill #000000", "end",
      ]
    )
    let group = try #require(list.elements.dropFirst(4).first)
    guard case .fill(_, _, _, let mode) = group else {
      Issue.record("no leaf")
      return
    }
    #expect(mode == .multiply)
  }

  /// Styles behind and in front of a view, borders and each paint of a shape are leaves.
  @Test func stylesOfModifiersAreLeaves() {
    let list = displayList { builder in
      builder.open(.modifier(.drawing(.grayscale(1))))
      builder.open(.modifier(.border(.color(.system(.black)), width: 1)))
      builder.open(.modifier(.backgroundStyle(.color(.system(.white)), ignoresSafeAreaEdges: [])))
      builder.open(.modifier(.fill(.color(.system(.blue)), FillValue())))
      builder.open(
        .modifier(.strokeBorder(.color(.system(.red)), StrokeValue(), isAntialiased: true))
      )
      builder.leaf(.shape(.rectangle))
      for _ in 0..<5 { builder.close() }
    }
    #expect(list.outline.filter { $0 == "begin matrix" }.count == 4)
    #expect(list.outline.filter { $0.hasPrefix("begin") }.count == 4)
  }

  /// What is done first is nearest to the leaf, and one picture takes all of it.
  @Test func filtersOfALeafAreOnePicture() {
    let list = displayList { builder in
      builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: 3)))))
      builder.open(.modifier(.opacity(0.5)))
      builder.open(.modifier(.drawing(.blur(radius: 2, isOpaque: false))))
      builder.open(.modifier(.drawing(.brightness(0.5))))
      builder.leaf(.color(.color(.system(.black))))
      for _ in 0..<4 { builder.close() }
    }
    #expect(list.outline == ["begin matrix blur shadow opacity 0.5", "fill #000000", "end"])
  }

  /// A leaf that is twice as large has the shadow that was asked for around it.
  @Test func scalesInsideOfAShadowLeaveIt() throws {
    let image = try image(shadow(blue.frame(width: 20, height: 20).scaleEffect(2)))
    #expect(image[69, 50] == [0, 0, 255, 255] && image[71, 50] == [255, 0, 0, 255])
    #expect(image[79, 50] == [255, 0, 0, 255] && image[81, 50][3] == 0)
  }
}
