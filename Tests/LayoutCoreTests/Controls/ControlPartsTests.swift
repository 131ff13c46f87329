import Controls
import LayoutCore
import Testing

/// The parts of controls are found by name; texts of 17 points, 8.5 a character.
@Suite struct ControlPartsTests {
  private static func layout(
    direction: LayoutDirection = .leftToRight,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> LayoutResult {
    var builder = ViewTreeBuilder()
    build(&builder)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.layoutDirection = direction
    let host = LayoutScene.Host.size(Size(width: 300, height: 200))
    return LayoutScene(host: host, environment: environment, tree: builder.finish()).layout()
  }

  private static func text(_ string: String) -> ViewTreeBuilder.Slot {
    { $0.leaf(.text(string), id: string) }
  }

  /// The position of the first control of a kind.
  private static func control(_ typeName: String, in result: LayoutResult) throws -> Int {
    try #require(result.views.firstIndex { $0.content.typeName == typeName })
  }

  /// The parts of the first control of a kind, with their frames.
  private static func parts(_ typeName: String, in result: LayoutResult) throws -> [String] {
    let control = try control(typeName, in: result)
    return ControlParts(result).parts(of: control).map { "\($0.part) \($0.frame.numbers)" }
  }

  @Test func aToggleIsItsLabelAndItsSwitch() throws {
    let result = Self.layout { $0.control(.toggle(.on), label: Self.text("Sound")) }
    #expect(
      try Self.parts("Toggle", in: result) == [
        "label [0.0, 89.5, 43.0, 21.0]", "switch [239.0, 86.0, 61.0, 28.0]",
      ]
    )
    let parts = ControlParts(result)
    let control = try Self.control("Toggle", in: result)
    #expect(parts.frame(of: .switch, in: control)?.numbers == [239, 86, 61, 28])
    #expect(parts.frame(of: .track, in: control) == nil)
    #expect(result.views.map { parts.part(of: $0) } == [nil, nil, .label, nil, .switch])
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, SystemVersion.iOS26, [239.0, 86, 63, 28]),
    (.rightToLeft, .iOS26, [-2, 86, 63, 28]), (.leftToRight, .iOS18, [251, 84.5, 51, 31]),
  ])
  func aSwitchIsDrawnBeyondItsTrailingEdge(
    _ direction: LayoutDirection,
    _ system: SystemVersion,
    _ drawn: [Double]
  ) throws {
    let result = Self.layout(direction: direction) { builder in
      builder.controlMetrics = ControlMetrics(system: system)
      builder.control(.toggle(.on), label: Self.text("Sound"))
    }
    let parts = ControlParts(result).parts(of: try Self.control("Toggle", in: result))
    #expect(parts.last?.drawnFrame.numbers == drawn)
    #expect(parts.first.map { $0.drawnFrame == $0.frame } == true)
  }

  @Test func theButtonsOfAStepperAreItsHalves() throws {
    for (direction, decrement) in [(LayoutDirection.leftToRight, 103.0), (.rightToLeft, 150)] {
      let result = Self.layout(direction: direction) {
        $0.control(.stepper(Control.BoundedValue(1, in: 0...9)))
      }
      let parts = ControlParts(result)
      let control = try Self.control("Stepper", in: result)
      #expect(parts.frame(of: .stepper, in: control)?.numbers == [103, 84, 94, 32])
      #expect(parts.frame(of: .decrementButton, in: control)?.numbers == [decrement, 84, 47, 32])
      #expect(
        parts.frame(of: .incrementButton, in: control)?.numbers == [253 - decrement, 84, 47, 32]
      )
    }
  }

  @Test func theWordsOfASliderAreAtItsEnds() throws {
    let slider = Self.layout { builder in
      builder.control(
        .slider(Control.BoundedValue(1, in: 0...9)),
        minimumValueLabel: Self.text("0"),
        maximumValueLabel: Self.text("100")
      )
    }
    #expect(
      try Self.parts("Slider", in: slider) == [
        "minimumValueLabel [0.0, 89.5, 9.0, 21.0]", "track [18.0, 84.5, 247.0, 31.0]",
        "maximumValueLabel [274.0, 89.5, 26.0, 21.0]",
      ]
    )
  }

  @Test func theWellOfAColorPickerIsAtItsEnd() throws {
    let picker = Self.layout { $0.control(.colorPicker(nil), label: Self.text("Tint")) }
    #expect(
      try Self.parts("ColorPicker", in: picker) == [
        "label [0.0, 89.5, 34.0, 21.0]", "colorWell [272.0, 86.0, 28.0, 28.0]",
      ]
    )
  }

  @Test func theChoiceOfALinkIsBeforeItsChevron() throws {
    let form = Self.layout { builder in
      builder.controlMetrics = ControlMetrics(system: .iOS15)
      builder.control(
        .form,
        content: { builder in
          builder.control(
            .picker(.navigationLink, options: ["Daily", "Weekly"], selection: "Weekly"),
            label: Self.text("Often")
          )
        }
      )
    }
    let parts = ControlParts(form)
    let picker = try Self.control("Picker", in: form)
    let value = try #require(parts.frame(of: .value, in: picker))
    let chevron = try #require(parts.frame(of: .chevron, in: picker))
    #expect(chevron.maxX == 260 && chevron.width == 7 && chevron.height == 12)
    #expect(abs(chevron.minX - value.maxX - 32.0 / 3) < 1e-9)
    #expect(value.width == 51)
  }

  /// Of the width each has the same, whatever its title; up to iOS 18 there is 1 between them.
  @Test(arguments: [
    (
      SystemVersion.iOS26,
      ["segment(0) [0.0, 84.0, 150.0, 32.0]", "segment(1) [150.0, 84.0, 150.0, 32.0]"]
    ),
    (.iOS18, ["segment(0) [0.0, 84.0, 149.5, 32.0]", "segment(1) [150.5, 84.0, 149.5, 32.0]"]),
  ])
  func segmentsAreEquallyWide(_ system: SystemVersion, _ expected: [String]) throws {
    let picker = Self.layout { builder in
      builder.controlMetrics = ControlMetrics(system: system)
      builder.control(.picker(.segmented, options: ["a", "much longer"], selection: nil))
    }
    #expect(try Self.parts("Picker", in: picker) == expected)
  }

  @Test func segmentsAndTabsHaveTheFramesThatAreTouched() throws {
    let picker = Self.layout { builder in
      builder.control(
        .picker(.segmented, options: ["a", "b"], selection: nil),
        label: Self.text("hidden")
      )
    }
    #expect(
      try Self.parts("Picker", in: picker) == [
        "segment(0) [0.0, 84.0, 150.0, 32.0]", "segment(1) [150.0, 84.0, 150.0, 32.0]",
      ]
    )
    let tabs = [Control.Tab(title: "a"), Control.Tab(title: "b")]
    let tabView = Self.layout { builder in
      // As much as a phone on its side has, where the bar is no higher than 49 (M8.2).
      builder.controlEnvironment.safeArea.bottom = 21
      builder.control(
        .tabView(tabs: tabs, selection: 1),
        tabs: [Self.text("first"), Self.text("two")]
      )
    }
    #expect(
      try Self.parts("TabView", in: tabView) == [
        "tabContent(1) [137.0, 65.0, 26.0, 21.0]", "tabBar [0.0, 151.0, 300.0, 49.0]",
        "tab(0) [25.0, 155.0, 125.0, 54.0]", "tab(1) [150.0, 155.0, 125.0, 54.0]",
      ]
    )
  }

  @Test func whatIsGivenToAControlKeepsItsOwnParts() throws {
    let result = Self.layout { builder in
      builder.controlStyles.list = .plain
      builder.control(
        .list,
        content: { builder in
          builder.control(.toggle(.on), label: Self.text("a"))
          builder.open(.modifier(.padding(edges: .all, length: 1)))
          builder.leaf(.text("b"))
          builder.close()
        }
      )
    }
    // A row is the view that was given with its own modifiers, without the insets of the list.
    #expect(
      try Self.parts("List", in: result) == [
        "content [16.0, 15.5, 268.0, 21.0]", "content [16.0, 67.0, 11.0, 23.0]",
      ]
    )
    #expect(try Self.parts("Toggle", in: result).count == 2)
  }

  @Test func aPartOfSeveralViewsHasTheFrameAroundThem() throws {
    let result = Self.layout { builder in
      builder.control(
        .labeledContent,
        label: { builder in
          builder.leaf(.image(name: nil, size: Size(width: 10, height: 20), capInsets: nil))
          builder.leaf(.image(name: nil, size: Size(width: 20, height: 20), capInsets: nil))
        },
        content: Self.text("v")
      )
    }
    let parts = ControlParts(result)
    let control = try Self.control("LabeledContent", in: result)
    #expect(parts.frame(of: .label, in: control)?.numbers == [0, 76, 20, 48])
    #expect(parts.frame(of: .content, in: control)?.numbers == [291, 89.5, 9, 21])
  }

  @Test func aMenuThatIsClosedHasNoMenu() throws {
    for isOpen in [false, true] {
      let result = Self.layout { builder in
        builder.control(
          .menu(isOpen: isOpen),
          label: Self.text("Sort"),
          content: Self.text("By name")
        )
      }
      let control = try Self.control("Menu", in: result)
      let names = ControlParts(result).parts(of: control).map(\.part)
      #expect(names == (isOpen ? [.label, .menu, .content] : [.label]))
    }
  }

  static let controls: [Control] =
    ControlStateTests.controls.flatMap(\.controls) + [
      .button(nil), .editButton, .link(destination: nil), .navigationLink(isInNavigation: true),
      .label(isIconOnly: false), .labeledContent, .groupBox, .section, .list, .form,
      .table(columns: ["a", "b"]), .tableRow, .navigationStack(),
    ]

  /// Whatever is seen of a control is found by name; only what arranges and keeps apart is not.
  @Test(arguments: controls)
  func everyViewThatIsSeenIsAPart(_ control: Control) {
    let slot: ViewTreeBuilder.Slot = { builder in
      builder.control(
        control,
        id: "control",
        label: Self.text("l"),
        icon: { $0.leaf(.color(nil)) },
        header: Self.text("h"),
        footer: Self.text("f"),
        content: Self.text("c"),
        tabs: [Self.text("t"), Self.text("u")]
      )
    }
    for isRow in [false, true] {
      let result = Self.layout { builder in
        if isRow { builder.control(.list, content: slot) } else { slot(&builder) }
      }
      let parts = ControlParts(result)
      for view in result.views {
        switch view.content {
        case .text, .image, .color: #expect(parts.part(of: view) != nil, "\(view.content)")
        default: break
        }
      }
    }
  }
}
