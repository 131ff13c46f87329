import Controls
import LayoutCore

@testable import AccessibilityCore

/// A screen with every control that has a state.
struct SampleScreen {
  var size = Size(width: 320, height: 900)
  var direction = LayoutDirection.leftToRight
  /// Views above the others.
  var first: ViewTreeBuilder.Slot?
  /// The controls by their ids.
  var controls: [(id: String, control: Control)] = [
    ("toggle", .toggle(.mixed)),
    ("slider", .slider(.init(0.5, in: 0...1))),
    ("steps", .slider(.init(20, in: 0...100, step: 20))),
    ("stepper", .stepper(.init(1, in: 0...2))),
    ("name", .textField(.init(.plain, text: "", prompt: "Ada", title: "Name"))),
    ("password", .textField(.init(.secure, text: "abc", title: "Password"))),
    ("note", .textField(.init(.editor, text: "one\ntwo", isEditing: true))),
    ("drink", .picker(.menu, options: ["Tea", "Coffee"], selection: nil)),
    ("span", .picker(.segmented, options: ["Day", "Week"], selection: "Day")),
    ("size", .picker(.inline, options: ["Small", "Large"], selection: "Small")),
    ("wheel", .picker(.wheel, options: ["1", "2", "3"], selection: "2")),
    ("share", .menu(isOpen: false)),
    ("advanced", .disclosureGroup(isExpanded: false)),
    ("tabs", .tabView(tabs: [.init(title: "Home"), .init(title: "More")], selection: 0)),
    ("button", .button(nil)),
    ("link", .link(destination: "https://swift.org")),
  ]

  subscript(id: String) -> Control? {
    get { controls.first { $0.id == id }?.control }
    set {
      guard let index = controls.firstIndex(where: { $0.id == id }), let newValue else { return }
      controls[index].control = newValue
    }
  }

  var scene: LayoutScene {
    AccessibilityCoreTests.scene(size: size, direction: direction) { builder in
      builder.vStack { builder in
        first?(&builder)
        for (id, control) in controls where id != "advanced inner" {
          builder.control(
            control,
            id: id,
            label: { $0.leaf(.text(id)) },
            content: { builder in
              builder.button("\(id) button")
              if id == "advanced" {
                builder.control(
                  self["advanced inner"] ?? .toggle(.off),
                  id: "advanced inner",
                  label: { $0.leaf(.text("inner")) }
                )
              }
            },
            tabs: [{ $0.button("home") }, { $0.button("more") }]
          )
        }
        builder.properties({
          $0.actions = [
            AccessibilityAction(.named, name: "Archive"), AccessibilityAction(.escape),
          ]
        }) { $0.leaf(.text("message"), id: "message") }
        builder.properties({ $0.actions = [AccessibilityAction(.adjustable)] }) {
          $0.leaf(.text("rating"), id: "rating")
        }
        builder.annotated(.disabled(true)) { builder in
          builder.control(.toggle(.off), id: "disabled", label: { $0.leaf(.text("disabled")) })
        }
      }
    }
  }

  var screen: InteractiveScreen { InteractiveScreen(scene, title: "Sample") }

  /// The sample with its controls in the state that they have on a screen.
  func inState(of screen: InteractiveScreen) -> SampleScreen {
    var sample = self
    for view in screen.scene.tree.nodes.indices {
      guard let id = screen.scene.tree.identifier(of: view),
        case .control(let control) = screen.scene.tree.nodes[view].content, id != "disabled"
      else { continue }
      if sample[id] == nil { sample.controls.append((id, control)) }
      sample[id] = control
    }
    return sample
  }
}

extension InteractiveScreen {
  func node(_ id: String) -> AccessibilitySnapshot.Node? {
    snapshot.nodes.first { $0.element.id == id }
  }

  var focusedID: String? { snapshot.focus.map { snapshot.nodes[$0].element.id } }
}
