import Controls
import LayoutCore
import Testing

/// What controls are made of (L27.3 and L23); texts of 17 points, 8.5 a character.
@Suite struct ControlTests {
  private static func layout(
    host: LayoutScene.Host = .size(Size(width: 300, height: 200)),
    direction: LayoutDirection = .leftToRight,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> LayoutResult {
    var builder = ViewTreeBuilder()
    build(&builder)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.layoutDirection = direction
    return LayoutScene(host: host, environment: environment, tree: builder.finish()).layout()
  }

  private static func text(_ string: String) -> ViewTreeBuilder.Slot {
    { $0.leaf(.text(string), id: string) }
  }

  private static func image(_ width: Double, _ height: Double, _ id: String)
    -> ViewTreeBuilder.Slot
  {
    {
      let size = Size(width: width, height: height)
      $0.leaf(.image(name: nil, size: size, capInsets: nil), id: id)
    }
  }

  /// The frames of the views of a kind, with their modifiers.
  private static func frames(_ typeName: String, in result: LayoutResult) -> [[Double]] {
    result.views.filter { $0.content.typeName == typeName }.map(\.outerFrame.numbers)
  }

  private static let half = Control.BoundedValue(0.5, in: 0...1)

  // MARK: Switches and bars

  @Test func aToggleIsASwitchAtTheEndOfItsLabelsLine() {
    let result = Self.layout { $0.control(.toggle(.on), label: Self.text("Sound")) }
    #expect(Self.frames("Toggle", in: result) == [[0, 86, 300, 28]])
    #expect(result.frame("Sound") == [0, 89.5, 43, 21])
    #expect(Self.frames("Image", in: result) == [[239, 86, 61, 28]])
    let mirrored = Self.layout(direction: .rightToLeft) {
      $0.control(.toggle(.on), label: Self.text("Sound"))
    }
    #expect(Self.frames("Image", in: mirrored) == [[0, 86, 61, 28]])
    #expect(mirrored.frame("Sound") == [257, 89.5, 43, 21])
  }

  @Test func aControlWithoutLabelIsItsPartOnly() {
    let controls: [(Control, Size)] = [
      (.toggle(.off), Size(width: 61, height: 28)),
      (.stepper(Self.half), Size(width: 94, height: 32)),
    ]
    for (control, size) in controls {
      #expect(Self.layout { $0.control(control) }.rootFrame.size == size)
    }
  }

  @Test func aSliderIsAsWideAsItIsOfferedAndHasAnIdealWidth() {
    #expect(Self.layout { $0.control(.slider(Self.half)) }.rootFrame.numbers == [0, 84.5, 300, 31])
    let ideal = Self.layout(host: .proposal(.unspecified)) { $0.control(.slider(Self.half)) }
    #expect(ideal.rootFrame.size == Size(width: 118, height: 31))
    let minimum = Self.layout(host: .proposal(.zero)) { $0.control(.slider(Self.half)) }
    #expect(minimum.rootFrame.size == Size(width: 0, height: 31))
  }

  @Test func progressIsABarUnlessNoOneKnowsHowFar() {
    let known = Self.layout { $0.control(.progressView(Self.half, currentValueLabel: nil)) }
    #expect(known.rootFrame.size == Size(width: 300, height: 4))
    let unknown = Self.layout { $0.control(.progressView(nil, currentValueLabel: nil)) }
    #expect(unknown.rootFrame.size == Size(width: 20, height: 20))
  }

  @Test func metricsHoldForTheControlsAddedAfterThem() {
    let result = Self.layout { builder in
      builder.open(.vStack(alignment: .leading, spacing: 0))
      builder.control(.toggle(.on))
      builder.controlMetrics.switchWidth = 80
      builder.controlMetrics.switchHeight = 9
      builder.control(.toggle(.on))
      builder.close()
    }
    #expect(Self.frames("Image", in: result).map { Array($0[2...]) } == [[61, 28], [80, 9]])
  }

  // MARK: Labels and text

  private static func label(isIconOnly: Bool) -> LayoutResult {
    layout(host: .proposal(.unspecified)) {
      $0.control(
        .label(isIconOnly: isIconOnly),
        label: text("Toast"),
        icon: image(20, 30, "icon")
      )
    }
  }

  @Test func aLabelIsAnIconBesideItsTitle() {
    let result = Self.label(isIconOnly: false)
    #expect(result.rootFrame.size == Size(width: 71, height: 30))
    #expect(result.frame("Toast") == [28, 4.5, 43, 21])
  }

  @Test func theHiddenTitleOfAnIconTakesNoRoom() {
    #expect(Self.label(isIconOnly: true).rootFrame.size == Size(width: 20, height: 30))
  }

  @Test func aFieldIsAsWideAsItIsOfferedAndAnEditorFillsAll() {
    let field = Control.TextInput(.plain, text: "", prompt: "Name")
    let result = Self.layout { $0.control(.textField(field)) }
    #expect(result.rootFrame.numbers == [0, 89, 300, 22])
    #expect(result.views.compactMap(\.string) == ["Name"])
    let editor = Self.layout { $0.control(.textField(Control.TextInput(.editor, text: "a"))) }
    #expect(editor.rootFrame.numbers == [0, 0, 300, 200])
    #expect(editor.views.last?.frame.numbers == [5, 8, 9, 21])
  }

  @Test func aSecretIsShownAsDots() {
    let input = Control.TextInput(.secure, text: "áé漢")
    let result = Self.layout { $0.control(.textField(input)) }
    #expect(result.views.compactMap(\.string) == ["•••"])
  }

  // MARK: Choices

  @Test func segmentsShareTheWidthEqually() {
    let picker = Control.picker(.segmented, options: ["D", "Month"], selection: "D")
    let result = Self.layout { $0.control(picker, label: Self.text("Range")) }
    #expect(Self.frames("Text", in: result) == [[0, 84, 150, 32], [150, 84, 150, 32]])
  }

  @Test func aMenuShowsItsSelection() {
    let picker = Control.picker(.menu, options: ["Day", "Month"], selection: "Month")
    let result = Self.layout { $0.control(picker, label: Self.text("Range")) }
    #expect(result.views.compactMap(\.string) == ["Range", "Month"])
    // It is in the middle of 300, with 12 on each side, behind it 5 and the 10 of its mark (M3.16, M3.19);
    // the label is only said.
    #expect(Self.frames("Text", in: result).map { $0[0] } == [109, 121])
  }

  @Test func aClosedGroupHidesItsContent() {
    func ids(isExpanded: Bool) -> [String] {
      Self.layout {
        $0.control(
          .disclosureGroup(isExpanded: isExpanded),
          label: Self.text("More"),
          content: Self.image(10, 10, "inside")
        )
      }
      .views.compactMap(\.id)
    }
    #expect(ids(isExpanded: false) == ["More"])
    #expect(ids(isExpanded: true) == ["More", "inside"])
  }

  // MARK: Containers

  @Test func tabsShareABarBelowTheContent() {
    let tabs = [Control.Tab(title: "Home"), Control.Tab(title: "Search")]
    let result = Self.layout { builder in
      builder.control(
        .tabView(tabs: tabs, selection: 1),
        tabs: [{ $0.leaf(.text("Elsewhere")) }, { $0.leaf(.color(nil), id: "content") }]
      )
    }
    // Without a home indicator the bar is 70 high, and its glass 8 clear of the edge (M8.2).
    #expect(result.frame("content") == [0, 0, 300, 130])
    #expect(Self.frames("Text", in: result) == [[25, 134, 125, 54], [150, 134, 125, 54]])
  }

  @Test func aSectionIsHeaderContentAndFooter() {
    let result = Self.layout {
      $0.control(
        .section,
        header: Self.image(30, 10, "header"),
        footer: Self.image(50, 10, "footer"),
        content: Self.image(40, 10, "content")
      )
    }
    let frames = ["header", "content", "footer"].map { result.frame($0)?[1] }
    #expect(frames == [77, 95, 113])
    #expect(result.frame("header")?[0] == result.frame("footer")?[0])
  }

  @Test func aGroupBoxKeepsItsContentFromItsEdges() {
    let result = Self.layout { $0.control(.groupBox, content: Self.image(10, 20, "inside")) }
    #expect(result.rootFrame.size == Size(width: 42, height: 52))
  }

  @Test func aNavigationStackIsItsContent() {
    let plain = Self.layout { $0.leaf(.color(nil), id: "content") }
    let stack = Self.layout { builder in
      builder.control(.navigationStack(), content: { $0.leaf(.color(nil), id: "content") })
    }
    #expect(stack.frame("content") == plain.frame("content"))
  }
}
