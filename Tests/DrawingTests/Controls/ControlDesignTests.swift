import Controls
import Drawing
import LayoutCore
import Testing

/// What each kind of control draws, on both systems, in the dark, disabled and with more contrast (D9).
@Suite struct ControlDesignTests {
  typealias Fill = (color: String, frame: Rect)

  private func list(
    _ system: SystemVersion = .iOS26,
    dark: Bool = false,
    increased: Bool = false,
    disabled: Bool = false,
    styles: (inout ControlStyles) -> Void = { _ in },
    _ build: @escaping (inout ViewTreeBuilder) -> Void
  ) -> DisplayList {
    var options = DrawingOptions.transparent
    options.resources = StandardResources { _ in nil }
    return displayList(
      width: 390,
      height: 300,
      options,
      environment: {
        $0.system = system
        $0.drawing.colorScheme = dark ? .dark : .light
        $0.drawing.colorSchemeContrast = increased ? .increased : .standard
      },
      { builder in
        builder.controlEnvironment.system = system
        styles(&builder.controlStyles)
        if disabled { builder.open(.modifier(.annotation(Disabled(), bringsViews: false))) }
        build(&builder)
        if disabled { builder.close() }
      }
    )
  }

  /// `disabled(true)` as drawing knows it.
  private struct Disabled: ViewAnnotation {
    var name: String { "disabled" }
    var isDisabled: Bool? { true }
  }

  private func fills(_ list: DisplayList) -> [Fill] {
    list.elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color.hex, box)
    }
  }

  private func button(
    _ role: Control.ButtonRole? = nil
  ) -> (inout ViewTreeBuilder) -> Void {
    { $0.control(.button(role), label: { $0.leaf(.text("Go")) }) }
  }

  // MARK: Buttons

  @Test func aBorderedButtonIsGreyUntilThereIsATint() {
    func border(_ change: (inout ControlStyles) -> Void, disabled: Bool = false) -> String? {
      fills(list(.iOS18, disabled: disabled, styles: change, button())).first?.color
    }
    #expect(border { $0.button = .bordered } == "#7676801f")
    #expect(border { $0.button = .borderedProminent } == "#007aff")
    #expect(border({ $0.button = .borderedProminent }, disabled: true) == "#7676801f")
    let red = fills(list(.iOS18, styles: { $0.button = .bordered }, button(.destructive)))
    #expect(red.map(\.color) == ["#ff3b3026", "#ff3b30"])
  }

  @Test func disabledButtonsAreInTheThirdLevel() {
    #expect(fills(list(disabled: true, button())).map(\.color) == ["#3c3c434d"])
    #expect(fills(list(increased: true, disabled: true, button())).map(\.color) == ["#3c3c43b3"])
  }

  @Test func theShapeOfABorderIsAsAsked() throws {
    func path(_ system: SystemVersion, _ shape: ControlStyles.ButtonShape) throws -> Path {
      let drawn = list(
        system,
        styles: {
          $0.button = .bordered
          $0.buttonShape = shape
        },
        button()
      )
      guard case .fill(let path, _, _, _)? = drawn.elements.first else { return Path() }
      return path
    }
    #expect(try path(.iOS26, .automatic) == path(.iOS26, .capsule))
    #expect(try path(.iOS18, .automatic) == path(.iOS18, .roundedRectangle))
    #expect(try path(.iOS18, .automatic) != path(.iOS18, .capsule))
    let circle = try #require(try path(.iOS18, .circle).boundingRect)
    #expect(circle.width == circle.height)
  }

  // MARK: Values

  @Test(arguments: [
    (SystemVersion.iOS18, false, false, "#34c759"), (.iOS18, true, false, "#30d158"),
    (.iOS18, false, true, "#248a3d"), (.iOS26, true, true, "#4ad968"),
  ])
  func aSwitchIsTheSystemsGreen(
    _ system: SystemVersion,
    _ dark: Bool,
    _ increased: Bool,
    _ color: String
  ) {
    let drawn = list(system, dark: dark, increased: increased) {
      $0.control(.toggle(.on), label: { $0.leaf(.text("Wi-Fi")) })
    }
    #expect(fills(drawn).contains { $0.color == color })
  }

  @Test func aDisabledSwitchIsFainterAsAWhole() {
    let drawn = list(disabled: true) {
      $0.control(.toggle(.on), label: { $0.leaf(.text("Wi-Fi")) })
    }
    #expect(drawn.outline.contains("begin opacity 0.5"))
    #expect(fills(drawn).contains { $0.color == "#34c759" })
  }

  @Test func aStepperAtItsEndHasAGreySign() {
    let drawn = list { $0.control(.stepper(Control.BoundedValue(0, in: 0...3))) }
    #expect(fills(drawn).suffix(2).map(\.color) == ["#3c3c434d", "#000000"])
  }

  @Test func segmentsThatAreNotChosenHaveALineBetweenThem() {
    func lines(_ system: SystemVersion) -> [Fill] {
      let drawn = list(system) {
        $0.control(.picker(.segmented, options: ["A", "B", "C", "D"], selection: "A"))
      }
      return fills(drawn).filter { $0.frame.width == 1 && $0.frame.height == 16 }
    }
    #expect(lines(.iOS18).count == 2)
    #expect(lines(.iOS26).isEmpty)
  }

  @Test func aMenuPickerHasItsMarkBesideWhatItShows() {
    let drawn = list {
      $0.control(.picker(.menu, options: ["A"], selection: "A"), label: { $0.leaf(.text("P")) })
    }
    #expect(drawn.outline.filter { $0 == "stroke" }.count == 2)
  }

  @Test func aWheelStandsOutAtItsChoice() {
    let drawn = list {
      $0.control(.picker(.wheel, options: ["A", "B", "C"], selection: "B"))
    }
    let colors = fills(drawn).map(\.color)
    #expect(colors.suffix(3) == ["#3c3c4399", "#000000", "#3c3c4399"], "\(colors)")
  }

  /// The mark is in the tint, beside the option that is chosen; all rows are on one card (M5.18).
  @Test func inAListAnInlinePickerMarksItsChoice() {
    func drawn(_ selection: String?) -> DisplayList {
      list { builder in
        let picker = Control.picker(.inline, options: ["A", "B"], selection: selection)
        builder.control(.list, content: { $0.control(picker, label: { $0.leaf(.text("Kind")) }) })
      }
    }
    func marks(_ list: DisplayList) -> [Double] {
      list.elements.compactMap { element in
        switch element {
        case .stroke(let path, .color(let color), _, _, _),
          .fill(let path, .color(let color), _, _):
          ["#007aff", "#0088ff"].contains(color.hex) ? path.boundingRect?.midY : nil
        case .fill, .stroke, .text, .image, .backdrop, .begin, .mask, .end: nil
        }
      }
    }
    #expect(marks(drawn(nil)).isEmpty)
    #expect(marks(drawn("A")).allSatisfy { $0 > 87 && $0 < 87 + 52 })
    #expect(marks(drawn("A")).count == 1)
    let cards = fills(drawn("A")).filter { $0.color == "#ffffff" }
    #expect(cards.map(\.frame.height) == [156])
  }

  // MARK: Fields

  @Test func aFieldWithABorderHasALineInTheColourOfSeparators() throws {
    let drawn = list(.iOS18, styles: { $0.textField = .roundedBorder }) {
      $0.control(.textField(Control.TextInput(.plain, text: "Ada")))
    }
    #expect(drawn.outline.prefix(2) == ["fill #ffffff", "stroke"])
    guard case .stroke(_, .color(let line), let stroke, _, _) = drawn.elements[1] else {
      Issue.record("no line")
      return
    }
    #expect(line.hex == "#3c3c434a" && stroke.lineWidth == 1)
  }

  @Test(arguments: [(SystemVersion.iOS18, "#7676801f"), (.iOS26, "#fdfdfdde")])
  func aSearchHasItsSymbolBeforeItsText(_ system: SystemVersion, _ color: String) {
    let drawn = list(system) {
      $0.control(.textField(Control.TextInput(.search, text: "")))
    }
    #expect(fills(drawn).contains { $0.color == color })
    #expect(drawn.outline.contains("stroke"))
  }

  @Test func aSearchWithTextCanBeCleared() {
    func crosses(_ text: String) -> [Fill] {
      let drawn = list { $0.control(.textField(Control.TextInput(.search, text: text))) }
      return fills(drawn).filter { $0.color == "#3c3c4399" && $0.frame.minX > 360 }
    }
    #expect(crosses("").isEmpty)
    #expect(!crosses("Br").isEmpty)
  }

  // MARK: Bars

  private func tabs(_ system: SystemVersion) -> DisplayList {
    list(system) { builder in
      builder.control(
        .tabView(tabs: [.init(title: "A"), .init(title: "B")], selection: 0),
        tabs: [{ $0.leaf(.text("one")) }, { $0.leaf(.text("two")) }]
      )
    }
  }

  @Test func tabsOfGlassFloatWithACapsuleBehindTheOneThatIsShown() throws {
    let found = fills(tabs(.iOS26))
    let platter = try #require(found.first { $0.color == "#fdfdfdde" })
    let chosen = try #require(found.first { $0.color == "#00000014" })
    #expect(platter.frame.height == 62)
    #expect(chosen.frame.minX - platter.frame.minX == 4)
  }

  @Test func tabsBeforeGlassLieOnAMaterialBelowALine() {
    let drawn = tabs(.iOS18)
    #expect(drawn.outline.contains("backdrop"))
    #expect(fills(drawn).contains { $0.frame.height == 1 && $0.frame.width == 390 })
    #expect(fills(drawn).contains { $0.color == "#929292" })
  }
}
