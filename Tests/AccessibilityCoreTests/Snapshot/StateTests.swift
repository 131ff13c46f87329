import Controls
import LayoutCore
import Testing
@testable import AccessibilityCore

/// What a snapshot says beyond the words of the accessibility tree.
@Suite struct StateTests {
  private func node(
    of control: Control,
    system: SystemVersion = .newest
  ) throws -> AccessibilitySnapshot.Node {
    let nodes = snapshot(system: system) { builder in
      builder.control(control, label: { $0.leaf(.text("Label")) })
    }.nodes
    return try #require(nodes.first)
  }

  @Test func adjustableControlsHaveTheirNumber() throws {
    let slider = Control.BoundedValue(0.25, in: 0...1, step: 0.25)
    #expect(try node(of: .slider(slider)).number == slider)
    let stepper = Control.BoundedValue(3, in: 0...9, step: 3)
    #expect(try node(of: .stepper(stepper)).number == stepper)
  }

  @Test func aStepperSaysTheStepThatItHasUnlessAnotherIsGiven() throws {
    #expect(try node(of: .stepper(.init(3, in: 0...9))).number?.step == 1)
    #expect(try node(of: .slider(.init(3, in: 0...9))).number?.step == nil)
  }

  @Test func aWheelIsANumberOfItsOptions() throws {
    let wheel = Control.picker(.wheel, options: ["S", "M", "L"], selection: "M")
    #expect(try node(of: wheel).number == Control.BoundedValue(1, in: 0...2, step: 1))
    let unset = Control.picker(.wheel, options: ["S", "M", "L"], selection: nil)
    #expect(try node(of: unset).number == nil)
  }

  @Test func aToggleInTheStyleOfAButtonIsOnOrOff() {
    let nodes = snapshot { builder in
      builder.controlStyles.toggle = .button
      builder.control(.toggle(.mixed), label: { $0.leaf(.text("Bold")) })
    }.nodes
    #expect(nodes.map(\.isOn) == [.mixed] && nodes.map(\.isSelected) == [nil])
  }

  @Test func numbersLieWithinTheirBounds() throws {
    let tooFar = Control.BoundedValue(7, in: 0...5)
    #expect(try node(of: .progressView(tooFar, currentValueLabel: nil)).number?.value == 5)
    #expect(try node(of: .gauge(tooFar, currentValueLabel: nil)).number?.value == 5)
  }

  @Test func progressThatIsNotKnownHasNoNumber() throws {
    let node = try node(of: .progressView(nil, currentValueLabel: nil))
    #expect(node.role == .progress && node.number == nil)
  }

  @Test(arguments: Control.ToggleState.allCases)
  func togglesSayWhetherTheyAreOn(_ state: Control.ToggleState) throws {
    #expect(try node(of: .toggle(state)).isOn == state)
  }

  @Test func aToggleOfOnesOwnIsOnIfItIsSelectedOrItsValueSaysSo() {
    let states = snapshot { builder in
      builder.vStack { builder in
        builder.properties({ $0.addedTraits = .toggle }) { $0.leaf(.text("off")) }
        builder.properties({ $0.addedTraits = [.toggle, .selected] }) { $0.leaf(.text("on")) }
        builder.properties({
          $0.addedTraits = .toggle
          $0.value = "2"
        }) { $0.leaf(.text("mixed")) }
      }
    }.nodes.map(\.isOn)
    #expect(states == [.off, .on, .mixed])
  }

  @Test func linksSayWhereTheyLead() throws {
    #expect(
      try node(of: .link(destination: "https://swift.org")).destination == "https://swift.org"
    )
  }

  @Test func onlyWhatCanBeChosenIsSelectedOrNot() {
    let snapshot = snapshot { builder in
      builder.vStack { builder in
        builder.button("plain")
        builder.properties({ $0.addedTraits = .selected }) { $0.button("chosen") }
      }
    }
    #expect(snapshot.nodes.map(\.isSelected) == [nil, true])
  }

  // MARK: Text

  @Test func textsHaveTheLinesThatAreShown() throws {
    let node = try #require(
      snapshot(size: Size(width: 60, height: 200)) { $0.leaf(.text("Avocado Toast")) }.nodes.first
    )
    let text = try #require(node.text)
    #expect(text.string == "Avocado Toast" && !text.isEditable)
    #expect(text.lines.map(\.range) == [0..<8, 8..<13])
    #expect(text.lines.allSatisfy { node.element.frame.minX <= $0.frame.minX })
  }

  @Test func combinedWordsHaveNoLines() throws {
    let node = try #require(
      snapshot { $0.annotated(.element(.combine), RoleTests.texts) }.nodes.first
    )
    #expect(node.text == AccessibilitySnapshot.Text(string: "a, b"))
  }

  @Test func aTextThatIsCalledOtherwiseHasNoLines() throws {
    let node = try #require(
      snapshot { builder in
        builder.properties({ $0.label = "Five stars" }) { $0.leaf(.text("★★★★★")) }
      }.nodes.first
    )
    #expect(node.text == AccessibilitySnapshot.Text(string: "Five stars"))
  }

  @Test func fieldsHaveWhatHasBeenTypedAndKeepTheirName() throws {
    let empty = try node(of: .textField(.init(.plain, text: "", prompt: "Ada", title: "Name")))
    #expect(empty.element.label == "Name")
    #expect(empty.text?.string == "" && empty.text?.prompt == "Ada")
    #expect(empty.text?.isEditable == true && empty.text?.lines.map(\.range) == [0..<0])
    let full = try node(of: .textField(.init(.plain, text: "Bob", prompt: "Ada", title: "Name")))
    #expect(full.element.label == "Name")
    #expect(full.text?.string == "Bob" && full.text?.lines.map(\.text) == ["Bob"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theCaretOfAnEmptyFieldStandsAtTheLeadingEdgeOfItsPrompt(
    _ direction: LayoutDirection
  ) throws {
    // A prompt is aligned by its own words (L18.22).
    let prompt = direction == .leftToRight ? "Ada" : "עדה"
    let field = Control.TextInput(.plain, text: "", prompt: prompt)
    let node = try #require(
      snapshot(size: Size(width: 200, height: 50), direction: direction) {
        $0.control(.textField(field))
      }.nodes.first
    )
    let line = try #require(node.text?.lines.first)
    #expect(line.frame.width == 0 && line.frame.height > 0)
    #expect(line.frame.minX == (direction == .leftToRight ? 0 : 200))
    #expect(line.direction == direction)
  }

  @Test func textsLookAsTheirEnvironmentSays() throws {
    var builder = ViewTreeBuilder()
    builder.leaf(
      .textRuns([
        TextRun("plain "),
        TextRun("bold", change: EnvironmentChange(name: "bold") { $0.fontWeight = .bold }),
      ])
    )
    let scene = LayoutScene(host: .size(Size(width: 200, height: 50)), tree: builder.finish())
    let result = scene.layout()
    let node = try #require(
      AccessibilitySnapshot(of: result, tree: result.accessibilityTree(), title: "").nodes.first
    )
    #expect(node.look?.size == 17 && node.look?.weight == .regular)
    #expect(node.looks.map(\.range) == [6..<10] && node.looks.map(\.look.weight) == [.bold])
  }

  /// The label stands for it by U+FFFC, as recorded (A2.1); a desktop reads the name.
  @Test func aSymbolWithinATextIsReadByItsName() throws {
    let node = try #require(
      snapshot(size: Size(width: 300, height: 50)) {
        $0.leaf(.textRuns([TextRun("Rated"), TextRun(symbol: "star"), TextRun(", thanks")]))
      }.nodes.first
    )
    #expect(node.element.label == "Rated\u{FFFC}, thanks")
    #expect(node.element.spokenLabel == "Rated Favorite, thanks")
    #expect(node.text?.string == "Rated Favorite, thanks")
  }

  @Test(arguments: SystemVersion.allCases)
  func secretsAreBullets(_ system: SystemVersion) throws {
    let node = try node(
      of: .textField(.init(.secure, text: "abc", title: "Password")),
      system: system
    )
    #expect(node.text?.string == "•••" && node.text?.lines.map(\.text) == ["•••"])
    #expect(node.element.value == "•••")
    #expect(node.element.label == "Password")
  }

  @Test func disabledFieldsCannotBeTypedInto() throws {
    let node = try #require(
      snapshot { builder in
        builder.annotated(.disabled(true)) { builder in
          builder.control(.textField(.init(.plain, text: "fixed")))
        }
      }.nodes.first
    )
    #expect(node.text?.isEditable == false)
    #expect(!node.isFocusable)
  }

  // MARK: Window

  @Test func elementsOutsideOfTheWindowAreNotShowing() {
    let snapshot = snapshot(size: Size(width: 100, height: 50)) { builder in
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
      for index in 0..<6 { builder.leaf(.text("row \(index)")) }
      builder.close()
    }
    #expect(snapshot.all(.staticText).map(\.isShowing) == [true, true, true, false, false, false])
    #expect(snapshot.first(.scrollView)?.isShowing == true)
  }

  @Test func theWindowHasTheSizeOfTheSceneOrOfWhatAnswersABareProposal() {
    #expect(snapshot { $0.leaf(.text("a")) }.size == Size(width: 300, height: 600))
    var builder = ViewTreeBuilder()
    builder.leaf(.image(name: nil, size: Size(width: 7, height: 9), capInsets: nil))
    let result = LayoutScene(
      host: .proposal(ProposedViewSize(width: nil, height: nil)),
      tree: builder.finish()
    )
    .layout()
    let snapshot = AccessibilitySnapshot(of: result, tree: result.accessibilityTree(), title: "W")
    #expect(snapshot.size == Size(width: 7, height: 9) && snapshot.title == "W")
  }

  @Test func theFocusIsFoundByItsID() {
    let result = scene { builder in
      builder.vStack { builder in
        builder.button("first")
        builder.control(.toggle(.on), id: "toggle", label: { $0.leaf(.text("second")) })
      }
    }.layout()
    let tree = result.accessibilityTree()
    #expect(AccessibilitySnapshot(of: result, tree: tree, title: "", focus: "toggle").focus == 1)
    #expect(AccessibilitySnapshot(of: result, tree: tree, title: "", focus: "other").focus == nil)
  }

  @Test func everyNodeOfTheTreeIsInTheSnapshot() {
    let scene = scene { builder in
      builder.vStack { builder in
        builder.annotated(.element(.contain), RoleTests.texts)
        PlatformContainerTests.list(&builder)
        builder.control(.groupBox, content: RoleTests.texts)
      }
    }
    let result = scene.layout()
    let tree = result.accessibilityTree()
    let nodes = AccessibilitySnapshot(of: result, tree: tree, title: "").nodes
    var pending = tree.roots
    while let node = pending.popLast() {
      #expect(nodes.filter { $0.element.id == node.id }.count == 1)
      pending += node.children
    }
    for (index, node) in nodes.enumerated() {
      #expect(node.children.allSatisfy { nodes[$0].parent == index && $0 > index })
    }
  }

  @Test func aTreeAsDeepAsTheyComeIsWhole() {
    let depth = AccessibilityTree.maximumDepth
    let snapshot = snapshot { builder in
      for _ in 0..<depth {
        builder.open(.modifier(.annotation(AccessibilityModifier.children, bringsViews: true)))
        builder.leaf(.color(nil))
      }
      builder.leaf(.text("deep down"))
    }
    #expect(snapshot.nodes.count == depth + 1)
  }
}
