import Controls
import LayoutCore
import Testing

@Suite struct ControlStateTests {
  /// A control in several states.
  struct States: Sendable, CustomTestStringConvertible {
    let controls: [Control]

    init(_ controls: Control...) { self.controls = controls }

    var testDescription: String { controls[0].typeName }
  }

  private static let tabs = [Control.Tab(title: "Home"), Control.Tab(title: "Settings")]

  private static var path: [ViewTreeBuilder.Slot] {
    [{ $0.leaf(.text("pushed")) }, { $0.leaf(.text("on top")) }]
  }

  /// A stack as a builder makes it of two views that are pushed onto it.
  private static func stack(shown: Int) -> Control {
    var levels = NavigationLevels(shown: shown)
    levels.levels = [.init(), .init(below: 0), .init(below: 1)]
    return .navigationStack(levels)
  }

  /// Columns as a builder makes them of three.
  private static func columns(_ visibility: NavigationColumns.Visibility) -> NavigationColumns {
    var columns = NavigationColumns(visibility)
    columns.hasContent = true
    return columns
  }

  static let controls: [States] = [
    States(.toggle(.on), .toggle(.off), .toggle(.mixed)),
    States(.slider(.init(0.2, in: 0...1)), .slider(.init(0.7, in: 0...1, step: 0.1))),
    States(.stepper(.init(2, in: 0...9)), .stepper(.init(3, in: 0...9))),
    States(
      .textField(.init(.plain, text: "", prompt: "Name", title: "Title")),
      .textField(.init(.plain, text: "Ada", prompt: "Name", title: "Title")),
      .textField(.init(.plain, text: "", prompt: "", title: "Title", isEditing: true)),
      .textField(.init(.plain, text: "", title: "Title"))
    ),
    States(
      .textField(.init(.secure, text: "")),
      .textField(.init(.secure, text: "secret"))
    ),
    States(.textField(.init(.editor, text: "")), .textField(.init(.editor, text: "a\nb"))),
    States(
      .picker(.menu, options: ["Tea", "Coffee"], selection: nil),
      .picker(.menu, options: ["Tea", "Coffee"], selection: "Coffee"),
      .picker(.menu, options: [], selection: nil)
    ),
    States(
      .picker(.segmented, options: ["Tea", "Coffee"], selection: nil),
      .picker(.segmented, options: ["Tea", "Coffee"], selection: "Tea")
    ),
    States(
      .picker(.inline, options: ["Tea", "Coffee"], selection: nil),
      .picker(.inline, options: ["Tea", "Coffee"], selection: "Tea")
    ),
    States(
      .picker(.wheel, options: ["Tea", "Coffee"], selection: nil),
      .picker(.wheel, options: ["Tea", "Coffee"], selection: "Tea")
    ),
    States(
      .progressView(nil, currentValueLabel: nil),
      .progressView(.init(0.3, in: 0...1), currentValueLabel: nil),
      .progressView(.init(0.4, in: 0...1), currentValueLabel: "40 %"),
      .progressView(nil, currentValueLabel: "soon")
    ),
    States(
      .gauge(.init(3, in: 0...9), currentValueLabel: nil),
      .gauge(.init(4, in: 0...9), currentValueLabel: "4 l")
    ),
    States(
      .datePicker(date: nil, time: nil),
      .datePicker(date: "3 June", time: nil),
      .datePicker(date: "3 June", time: "10:30"),
      .datePicker(date: nil, time: "10:30")
    ),
    States(.disclosureGroup(isExpanded: true), .disclosureGroup(isExpanded: false)),
    States(.menu(isOpen: true), .menu(isOpen: false)),
    States(.tabView(tabs: tabs, selection: 0), .tabView(tabs: tabs, selection: 1)),
    States(stack(shown: 0), stack(shown: 1), stack(shown: 2)),
    States(
      .navigationSplitView(columns(.all)),
      .navigationSplitView(columns(.doubleColumn)),
      .navigationSplitView(columns(.detailOnly))
    ),
  ]

  /// The tree of a control whose slots hold views that look like its own parts.
  private static func tree(_ control: Control) -> ViewTree {
    var builder = ViewTreeBuilder()
    // Room for columns.
    builder.controlEnvironment.horizontalSizeClass = .regular
    builder.open(.vStack(alignment: .leading, spacing: 4))
    builder.leaf(.text("before"))
    let decoy: ViewTreeBuilder.Slot = { builder in
      builder.control(
        .disclosureGroup(isExpanded: false),
        label: { $0.leaf(.text("inner")) },
        content: { $0.control(.textField(.init(.plain, text: "inner"))) }
      )
    }
    builder.control(
      control,
      id: "control",
      label: decoy,
      content: decoy,
      tabs: [decoy, { $0.leaf(.text("second")) }],
      path: path
    )
    builder.leaf(.text("after"))
    return builder.finish()
  }

  @Test(arguments: controls)
  func aChangedControlEqualsOneBuiltInThatState(_ states: States) throws {
    for old in states.controls {
      for new in states.controls {
        var changed = Self.tree(old)
        let node = try #require(
          changed.nodes.indices.first { changed.identifier(of: $0) == "control" }
        )
        changed.setControl(new, at: node)
        let built = Self.tree(new)
        #expect(changed.nodes.map { "\($0)" } == built.nodes.map { "\($0)" }, "\(old) to \(new)")
      }
    }
  }

  /// A screen goes on as if it had always been in that state, and places nothing anew for a state that is
  /// only drawn.
  @Test(arguments: controls)
  func aScreenFollowsTheStateOfAControl(_ states: States) throws {
    for old in states.controls {
      for new in states.controls {
        let layout = IncrementalLayout(
          LayoutScene(host: .size(Size(width: 300, height: 600)), tree: Self.tree(old))
        )
        let before = layout.layout().places
        let tree = layout.scene.tree
        let node = try #require(tree.nodes.indices.first { tree.identifier(of: $0) == "control" })
        layout.setControl(new, at: node)
        let result = layout.layout()
        let fresh = layout.scene.layout()
        #expect(result.views.map { "\($0.frame)" } == fresh.views.map { "\($0.frame)" })
        #expect(result.views.map { "\($0.content)" } == fresh.views.map { "\($0.content)" })
        let isWhereItWas = ObjectIdentifier(result.places) == ObjectIdentifier(before)
        #expect(isWhereItWas || !old.isDrawnByState)
      }
    }
  }

  @Test(arguments: controls)
  func aControlTakesTheStateOfOneLikeIt(_ states: States) throws {
    for old in states.controls {
      // A picker without options cannot choose.
      if case .picker(_, options: [], _, _) = old { continue }
      for new in states.controls {
        #expect(new.state.map { old.with($0)?.state == $0 } ?? (old.state == nil))
      }
    }
  }

  @Test func statesThatAControlCannotHaveAreRefused() {
    #expect(Control.toggle(.on).with(.value(1)) == nil)
    #expect(Control.button(nil).with(.toggle(.on)) == nil)
    #expect(
      Control.picker(.menu, options: ["Tea"], selection: "Tea").with(.selection("Gin")) == nil
    )
    #expect(Control.tabView(tabs: Self.tabs, selection: 0).with(.tab(2)) == nil)
    #expect(Self.stack(shown: 0).with(.level(3)) == nil)
    #expect(Control.navigationStack().with(.level(0)) == nil)
    var columns = Self.columns(.all)
    #expect(Control.navigationSplitView(columns).with(.columns(.automatic)) == nil)
    columns.isCollapsed = true
    #expect(Control.navigationSplitView(columns).with(.columns(.all)) == nil)
  }

  @Test func numbersStayWithinTheirRange() {
    let slider = Control.slider(.init(0.5, in: 0...1))
    #expect(slider.with(.value(7)) == .slider(.init(1, in: 0...1)))
    #expect(slider.with(.value(-7)) == .slider(.init(0, in: 0...1)))
  }

  @Test func absentViewsTakeNoPartInLayout() throws {
    let sizes = [true, false].map { isPresent in
      var builder = ViewTreeBuilder()
      builder.open(.vStack(alignment: .center, spacing: 10))
      builder.leaf(.color("red"), id: "first")
      builder.open(.modifier(.padding(edges: .all, length: 5)))
      builder.open(.conditional(isPresent: isPresent))
      builder.leaf(.color("green"))
      builder.leaf(.color("blue"))
      for _ in 0..<3 { builder.close() }
      let result = LayoutScene(host: .size(Size(width: 100, height: 320)), tree: builder.finish())
        .layout()
      return (result.views.count, result.view(withID: "first")?.frame.height)
    }
    #expect(sizes[0] == (4, 100))
    #expect(sizes[1] == (2, 320))
  }

  @Test func anOpenMenuMovesNoOtherView() throws {
    let frames = [true, false].map { isOpen in
      var builder = ViewTreeBuilder()
      builder.open(.vStack(alignment: .center, spacing: nil))
      builder.leaf(.text("before"), id: "before")
      builder.control(
        .menu(isOpen: isOpen),
        label: { $0.leaf(.text("Share")) },
        content: { builder in
          builder.leaf(.text("Copy"))
          builder.leaf(.text("Send to somebody"))
        }
      )
      builder.leaf(.text("after"), id: "after")
      let result = LayoutScene(tree: builder.finish()).layout()
      return ["before", "after"].map { result.view(withID: $0)?.frame }
    }
    #expect(frames[0] == frames[1])
  }
}
