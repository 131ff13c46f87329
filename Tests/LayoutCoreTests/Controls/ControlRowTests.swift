import Controls
import LayoutCore
import Testing

/// Controls that are several rows among those of a list (M5.18, M5.19); texts of 17 points, 8.5 a
/// character.
@Suite struct ControlRowTests {
  private static func layout(_ content: @escaping ViewTreeBuilder.Slot) -> LayoutResult {
    var builder = ViewTreeBuilder()
    builder.control(.list, content: { $0.control(.section, content: content) })
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let host = LayoutScene.Host.size(Size(width: 300, height: 600))
    return LayoutScene(host: host, environment: environment, tree: builder.finish()).layout()
  }

  private static func text(_ string: String) -> ViewTreeBuilder.Slot { { $0.leaf(.text(string)) } }

  private static func picker(_ selection: String?) -> Control {
    .picker(.inline, options: ["Small", "Medium"], selection: selection)
  }

  private static func group(
    _ label: String,
    isExpanded: Bool = true,
    _ content: @escaping ViewTreeBuilder.Slot
  ) -> ViewTreeBuilder.Slot {
    {
      $0.control(
        .disclosureGroup(isExpanded: isExpanded),
        label: Self.text(label),
        content: content
      )
    }
  }

  /// The parts of the first control of a kind, with their frames.
  private static func parts(_ typeName: String, in result: LayoutResult) throws -> [String] {
    let control = try #require(result.views.firstIndex { $0.content.typeName == typeName })
    return ControlParts(result).parts(of: control).map { "\($0.part) \($0.frame.numbers)" }
  }

  private static func texts(_ result: LayoutResult) -> [String] {
    result.views.compactMap { view in
      view.string.map { "\($0) \(view.frame.minX) \(view.frame.midY)" }
    }
  }

  @Test func anInlinePickerIsARowForItsTitleAndOneForEachOption() throws {
    let result = Self.layout { builder in
      builder.control(Self.picker("Medium"), label: Self.text("Size"))
      builder.leaf(.text("C"))
    }
    #expect(
      try Self.parts("Picker", in: result) == [
        "label [32.0, 50.5, 34.0, 21.0]", "option(0) [32.0, 102.5, 236.0, 21.0]",
        "option(1) [32.0, 154.5, 208.0, 21.0]", "checkmark [248.0, 155.0, 20.0, 20.0]",
      ]
    )
    #expect(
      Self.texts(result) == [
        "Size 32.0 61.0", "Small 32.0 113.0", "Medium 32.0 165.0", "C 32.0 217.0",
      ]
    )
    let lines = result.listSeparators()
    #expect(lines.map(\.frame.minX) == [32, 32, 32])
    #expect(lines.map(\.frame.maxY) == [87, 139, 191])
  }

  @Test(arguments: [nil, "Small", "Medium"] as [String?])
  func choosingAnotherOptionIsWhatABuilderMakes(_ selection: String?) {
    func layout(_ selection: String?) -> LayoutResult {
      Self.layout { $0.control(Self.picker(selection), label: Self.text("Size")) }
    }
    var tree = layout("Small").scene.tree
    let node = tree.subtree(of: nil).first { node in
      if case .control(.picker) = tree.nodes[node].content { true } else { false }
    }
    if let node { tree.setControl(Self.picker(selection), at: node) }
    let expected = layout(selection)
    var scene = expected.scene
    scene.tree = tree
    let result = scene.layout()
    #expect(result.views.map(\.frame) == expected.views.map(\.frame))
  }

  @Test func aPickerWithoutWordsHasNoRowForThem() throws {
    for label in [Self.text(""), { _ in }] {
      let result = Self.layout { $0.control(Self.picker(nil), label: label) }
      #expect(
        try Self.parts("Picker", in: result) == [
          "option(0) [32.0, 50.5, 236.0, 21.0]", "option(1) [32.0, 102.5, 236.0, 21.0]",
        ]
      )
    }
    let hidden = Self.layout { builder in
      builder.controlStyles.hidesLabels = true
      builder.control(Self.picker("Small"), label: Self.text("Size"))
    }
    #expect(hidden.listSeparators().map(\.frame.maxY) == [87])
  }

  @Test func inATitleOfASectionTheyAreNoRows() {
    var builder = ViewTreeBuilder()
    builder.control(
      .list,
      content: { builder in
        builder.control(
          .section,
          header: Self.group("More", Self.text("A")),
          content: Self.text("B")
        )
      }
    )
    let scene = LayoutScene(
      host: .size(Size(width: 300, height: 600)),
      environment: EnvironmentValues(),
      tree: builder.finish()
    )
    let result = scene.layout()
    #expect(result.listSeparators().isEmpty)
    let texts = Dictionary(
      uniqueKeysWithValues: result.views.compactMap { view in
        view.string.map { ($0, view.frame) }
      }
    )
    #expect((texts["A"]?.minY ?? 1_000) - (texts["More"]?.maxY ?? 0) < 10)
  }

  @Test func anExpandedGroupIsRowsOfWhichThoseInsideBeginFurtherIn() {
    let result = Self.layout { builder in
      Self.group("Advanced") { builder in
        builder.leaf(.text("A"))
        Self.group("More", Self.text("B"))(&builder)
      }(&builder)
      builder.leaf(.text("C"))
    }
    #expect(
      Self.texts(result) == [
        "Advanced 32.0 61.0", "A 48.0 113.0", "More 48.0 165.0", "B 64.0 217.0", "C 32.0 269.0",
      ]
    )
    let lines = result.listSeparators()
    #expect(lines.map(\.frame.minX) == [32, 48, 48, 64])
    #expect(lines.map(\.frame.maxX) == [268, 268, 268, 268])
    #expect(lines.map(\.frame.maxY) == [87, 139, 191, 243])
  }

  @Test func theMarkOfAGroupEndsBeforeTheTexts() throws {
    let result = Self.layout(Self.group("More", isExpanded: false, Self.text("A")))
    let control = try #require(result.views.firstIndex { $0.content.typeName == "DisclosureGroup" })
    let mark = try #require(ControlParts(result).frame(of: .disclosureIndicator, in: control))
    #expect(abs(mark.maxX - (268 - 7.0 / 3)) < 0.01)
    #expect(Self.texts(result) == ["More 32.0 61.0"])
  }

  @Test func whatLooksAGroupHasItsRowsHave() {
    func lines(_ look: ListRowLook) -> [ListSeparator] {
      Self.layout { builder in
        builder.open(.modifier(.annotation(look, bringsViews: false)))
        Self.group("More", Self.text("A"))(&builder)
        builder.close()
        builder.leaf(.text("C"))
      }.listSeparators()
    }
    #expect(lines(.separator(.row, isVisible: false, .all)).isEmpty)
    let red = StyleValue.color(.system(.red))
    #expect(lines(.tint(.row, red, .all)).map(\.tint) == [red, red])
  }
}
