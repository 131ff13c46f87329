import Drawing
import LayoutCore
import SwiftUI
import Testing
import TextPango
import ViewGraph

/// Controls against what was measured in pictures of devices (D9.7, D9.8, D9.13, M3.2, M3.9).
@MainActor
@Suite struct ControlMeasureTests {
  private func result(
    _ view: some SwiftUI.View,
    _ size: Size,
    _ system: SystemVersion = .iOS26,
    scale: Double = 3
  ) throws -> LayoutResult {
    var environment = LayoutCore.EnvironmentValues()
    environment.system = system
    environment.displayScale = scale
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(size),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle()
  }

  /// Nine dots of 22 pixels from 6 to 273.
  @Test func aSecureFieldHasLargeDots() throws {
    let field = SecureField("Password", text: .constant("123456789"))
    let list = try result(field, Size(width: 200, height: 40)).displayList(.transparent)
    let image = try PixelImage(list)
    let rows = (0..<image.height).map { y in (0..<image.width).filter { image[$0, y][3] > 127 } }
    let row = try #require(rows.max { $0.count < $1.count })
    let starts = row.filter { !row.contains($0 - 1) }
    let ends = row.filter { !row.contains($0 + 1) }
    #expect(starts.count == 9)
    let (first, last) = (try #require(starts.first), try #require(ends.last))
    #expect(abs(first - 6) <= 1 && abs(last + 1 - 273) <= 1, "\(first)…\(last)")
    #expect(zip(starts, ends).allSatisfy { abs($1 - $0 + 1 - 22) <= 1 })
  }

  @Test func theDotsOfAFieldThatIsTurnedBeginAtTheRight() throws {
    let field = SecureField("Password", text: .constant("1"))
      .environment(\.layoutDirection, .rightToLeft)
    let list = try result(field, Size(width: 200, height: 40)).displayList(.transparent)
    let ink = try #require(try PixelImage(list).ink(scale: 3))
    #expect(abs(ink[0] + ink[2] - 198) <= 0.4, "\(ink)")
  }

  @Test(arguments: [(SystemVersion.iOS15, 31.0), (.iOS17, 34), (.iOS18, 34), (.iOS26, 31)])
  func aSliderIsAsHighAsMeasured(_ system: SystemVersion, _ height: Double) throws {
    let slider = SwiftUI.Slider(value: .constant(0.5))
    let result = try result(
      slider.fixedSize(horizontal: false, vertical: true),
      Size(width: 200, height: 100),
      system
    )
    let view = try #require(result.views.first { $0.content.isSlider })
    #expect(view.frame.height == height)
  }

  /// The track's middle is 15.5 below the top, the thumb's 16; nothing around the thumb is a line.
  @Test func aThumbOfGlassLiesLowerThanItsTrack() throws {
    let slider = SwiftUI.Slider(value: .constant(0.5)).frame(height: 31)
    let list = try result(slider, Size(width: 200, height: 31)).displayList(.transparent)
    let boxes = list.elements.compactMap { element -> Rect? in
      if case .fill(let path, _, _, _) = element { path.boundingRect } else { nil }
    }
    let track = try #require(boxes.first)
    let thumb = try #require(boxes.last)
    #expect(track.midY == 15.5 && track.height == 6)
    #expect(thumb.midY == 16 && thumb.width == 37 && thumb.height == 24)
    // The two parts of the track and the thumb.
    #expect(boxes.count == 3)
  }

  /// Nothing outside of the track, 213 of 255 below the knob.
  @Test func theShadowOfASwitchStaysInItsTrackAndIsLight() throws {
    let toggle = Toggle("", isOn: .constant(false)).labelsHidden()
    let on = ZStack {
      SwiftUI.Color.white
      toggle
    }
    let result = try result(on, Size(width: 100, height: 100), .iOS18)
    let image = try PixelImage(result.displayList(.transparent))
    // The track's end is 15.5 below the middle, the knob's 13.5.
    let x = stride(from: 0, to: 300, by: 1).first { image[$0, 150][0] < 250 } ?? 0
    let middle = x + 47
    #expect(abs(image[middle, 150 + 43][0] - 213) <= 5, "\(image[middle, 150 + 43])")
    #expect(image[middle, 150 + 48][0] == 255)
  }

  @Test func theWellOfAColourHasARingOfHues() throws {
    let picker = ColorPicker("", selection: .constant(SwiftUI.Color.black)).labelsHidden()
    let result = try result(picker, Size(width: 100, height: 100))
    let image = try PixelImage(result.displayList(.transparent))
    let ink = try #require(image.ink(scale: 1)).map { Int($0) }
    let (x, y) = (ink[0] + ink[2] / 2, ink[1] + ink[3] / 2)
    #expect(image[x, y] == [0, 0, 0, 255])
    // Red at the right, cyan at the left, and a gap before the middle.
    #expect(image[ink[0] + ink[2] - 4, y][0] > 240 && image[ink[0] + ink[2] - 4, y][2] < 20)
    #expect(image[ink[0] + 4, y][0] < 20 && image[ink[0] + 4, y][2] > 240)
    #expect(image[ink[0] + 11, y][3] < 40)
  }

  @Test func theOptionsOfAWheelAreInLargerLetters() throws {
    let wheel = SwiftUI.Picker("", selection: .constant(1)) { Text("One").tag(1) }
      .pickerStyle(.wheel)
    func size(_ view: some SwiftUI.View) throws -> Double? {
      try result(view, Size(width: 320, height: 216)).views.compactMap { view -> Double? in
        guard case .text("One") = view.content else { return nil }
        return view.environment.font.pointSize(in: view.environment)
      }.first
    }
    #expect(try size(wheel) == 20)
    #expect(try size(wheel.font(.caption)) == 12)
  }

  @Test func theTextOfAnEditorHasInsets() throws {
    let editor = TextEditor(text: .constant("abc"))
    let result = try result(editor, Size(width: 200, height: 100))
    let text = try #require(
      result.views.first { if case .text = $0.content { true } else { false } }
    )
    #expect(text.frame.minX == 5 && text.frame.minY == 8)
  }
}

extension ViewContent {
  fileprivate var isSlider: Bool {
    if case .control(.slider) = self { true } else { false }
  }
}
