import Drawing
import LayoutCore
import Testing

/// What is drawn and in which order, whatever draws it.
@Suite struct DisplayListTests {
  private let red = ColorValue(red: 1, green: 0, blue: 0)
  private let blue = ColorValue(red: 0, green: 0, blue: 1)

  @Test func backgroundsLieBelowAndOverlaysAbove() {
    let list = displayList { builder in
      builder.open(.modifier(.overlay(alignment: .center)))
      builder.open(.modifier(.background(alignment: .center)))
      builder.leaf(.color(.color(red)))
      builder.leaf(.color(.color(blue)))
      builder.close()
      builder.leaf(.color(.color(.system(.white))))
      builder.close()
    }
    #expect(list.outline == ["fill #0000ff", "fill #ff0000", "fill #ffffff"])
  }

  @Test func opacityReachesEachLeafUnlessThereIsAGroup() {
    func content(_ builder: inout ViewTreeBuilder) {
      builder.open(.zStack(alignment: .center))
      builder.leaf(.color(.color(red)))
      builder.leaf(.color(.color(blue)))
      builder.close()
    }
    let plain = displayList { builder in
      builder.open(.modifier(.opacity(0.5)))
      content(&builder)
      builder.close()
    }
    #expect(plain.outline == ["fill #ff000080", "fill #0000ff80"])
    let grouped = displayList { builder in
      builder.open(.modifier(.opacity(0.5)))
      builder.open(.modifier(.drawing(.compositingGroup)))
      content(&builder)
      builder.close()
      builder.close()
    }
    #expect(
      grouped.outline
        == ["begin composited opacity 0.5", "fill #ff0000", "fill #0000ff", "end"]
    )
  }

  @Test func theInnermostModifierActsFirst() {
    let list = displayList { builder in
      builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: 3)))))
      builder.open(.modifier(.clipShape(.circle)))
      builder.leaf(.color(.color(red)))
      builder.close()
      builder.close()
    }
    #expect(list.outline == ["begin shadow", "begin clip", "fill #ff0000", "end", "end"])
  }

  @Test func whatIsHiddenOrClearDrawsNothing() {
    let list = displayList { builder in
      builder.open(.vStack(alignment: .center, spacing: 0))
      builder.open(.modifier(.hidden))
      builder.leaf(.color(.color(red)))
      builder.close()
      builder.open(.modifier(.drawing(.blur(radius: 3, isOpaque: false))))
      builder.leaf(.color(.color(.system(.clear))))
      builder.close()
      builder.open(.modifier(.opacity(0)))
      builder.leaf(.color(.color(red)))
      builder.close()
      builder.open(.modifier(.scaleEffect(x: 0, y: 1, anchor: .center)))
      builder.leaf(.color(.color(red)))
      builder.close()
      builder.close()
    }
    #expect(list.elements.isEmpty)
  }

  @Test func effectsThatChangeNothingAreLeftOut() {
    let list = displayList { builder in
      for effect: DrawingEffect in [
        .brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(degrees: 0),
        .blur(radius: 0, isOpaque: false), .blendMode(.normal),
      ] {
        builder.open(.modifier(.drawing(effect)))
      }
      builder.open(.modifier(.opacity(1)))
      builder.leaf(.color(.color(red)))
      for _ in 0..<8 { builder.close() }
    }
    #expect(list.outline == ["fill #ff0000"])
  }

  @Test func aMaskFollowsWhatItMasks() {
    let list = displayList { builder in
      builder.open(.modifier(.mask(alignment: .center)))
      builder.leaf(.color(.color(red)))
      builder.leaf(.color(.color(blue)))
      builder.close()
    }
    #expect(
      list.outline == ["begin masked", "fill #ff0000", "mask", "fill #0000ff", "end"]
    )
  }

  @Test func onlyTheRowsThatAreSeenAreDrawn() {
    let list = displayList(height: 100) { builder in
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition(x: 0, y: 0)))
      builder.open(.vStack(alignment: .center, spacing: 0))
      for _ in 0..<10_000 {
        builder.open(.modifier(.frame(width: nil, height: 10, alignment: .center)))
        builder.leaf(.color(.color(red)))
        builder.close()
      }
      builder.close()
      builder.close()
    }
    #expect(list.outline.filter { $0 == "fill #ff0000" }.count == 10)
  }

  @Test func viewsMayBeAsDeepAsTheyLike() throws {
    let list = displayList { builder in
      for _ in 0..<20_000 { builder.open(.modifier(.rotationEffect(degrees: 1, anchor: .center))) }
      builder.leaf(.color(.color(red)))
      for _ in 0..<20_000 { builder.close() }
    }
    #expect(list.elements.count == 40_001)
    _ = try PixelImage(list)
  }

  @Test func shapesTakeTheForegroundStyleAndItsLevels() {
    let list = displayList { builder in
      builder.open(.modifier(.foregroundStyle(.color(red))))
      builder.open(.modifier(.foregroundStyle(.level(.secondary))))
      builder.open(.vStack(alignment: .center, spacing: 0))
      builder.leaf(.shape(.rectangle))
      builder.open(.modifier(.fill(.level(.tertiary))))
      builder.leaf(.shape(.rectangle))
      builder.close()
      builder.close()
      builder.close()
      builder.close()
    }
    // Half of red, and a quarter of that.
    #expect(list.outline == ["fill #ff000080", "fill #ff000020"])
  }

  @Test func textIsDrawnWhereItWasMeasured() {
    var builder = ViewTreeBuilder()
    builder.leaf(.text("two words"), id: "text")
    let scene = LayoutScene(
      host: .size(Size(width: 200, height: 50)),
      tree: builder.finish()
    )
    let result = scene.layout()
    let line = result.view(withID: "text")?.text?.lines.first
    let list = result.displayList(.transparent)
    guard case .fill(let path, _, _, _)? = list.elements.first, let box = path.boundingRect,
      let line
    else {
      Issue.record("no text is drawn")
      return
    }
    // Square glyphs keep a gap of a 25th of their size to each side.
    let gap = 17 * 0.04
    #expect(abs(box.minX - (line.frame.minX + gap)) < 1e-9)
    #expect(abs(box.maxX - (line.frame.maxX - gap)) < 1e-9)
  }
}
