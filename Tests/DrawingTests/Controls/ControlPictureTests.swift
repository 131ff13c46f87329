import Controls
import Drawing
import LayoutCore
import Testing

/// What controls have besides the views that they are made of.
@Suite struct ControlPictureTests {
  private func list(
    _ system: SystemVersion = .iOS26,
    _ build: @escaping (inout ViewTreeBuilder) -> Void
  ) -> DisplayList {
    displayList(width: 390, height: 200, environment: { $0.system = system }, build)
  }

  private func fills(_ list: DisplayList) -> [(color: String, frame: Rect)] {
    list.elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color.hex, box)
    }
  }

  @Test func aSwitchThatIsOnIsGreenWithItsThumbAtTheEnd() throws {
    let found = fills(
      list { builder in
        builder.control(.toggle(.on), label: { $0.leaf(.text("Wi-Fi")) })
      }
    )
    let capsule = try #require(found.first { $0.color == "#34c759" })
    #expect(capsule.frame.size == Size(width: 63, height: 28))
    let thumb = try #require(found.last { $0.color == "#ffffff" })
    #expect(thumb.frame.size == Size(width: 37, height: 24))
    #expect(capsule.frame.maxX - thumb.frame.maxX == 2)
  }

  @Test func aSliderIsFilledUpToTheMiddleOfItsThumb() throws {
    let found = fills(
      list { $0.control(.slider(Control.BoundedValue(0.5, in: 0...1))) }
    )
    let filled = try #require(found.first { $0.color == "#0088ff" })
    let thumb = try #require(found.last { $0.color == "#ffffff" })
    #expect(filled.frame.height == 6 && thumb.frame.size == Size(width: 37, height: 24))
    #expect(filled.frame.maxX == thumb.frame.midX)
  }

  @Test func progressIsAtLeastEightWide() throws {
    let found = fills(
      list {
        $0.control(
          .progressView(Control.BoundedValue(0.001, in: 0...1), currentValueLabel: nil)
        )
      }
    )
    let filled = try #require(found.first { $0.color == "#0088ff" })
    #expect(filled.frame.size == Size(width: 8, height: 4))
  }

  @Test func buttonsAreInTheTintAndThoseThatDestroyAreRed() {
    func paints(_ role: Control.ButtonRole?) -> Set<String> {
      Set(fills(list { $0.control(.button(role), label: { $0.leaf(.text("Go")) }) }).map(\.color))
    }
    #expect(paints(nil) == ["#0088ff"])
    #expect(paints(.destructive) == ["#ff383c"])
  }
}
