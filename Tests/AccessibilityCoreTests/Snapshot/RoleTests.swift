import AccessibilityCore
import Controls
import LayoutCore
import Testing

@Suite struct RoleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let role: AccessibilityRole
    let build: @Sendable (inout ViewTreeBuilder) -> Void

    init(_ role: AccessibilityRole, _ build: @escaping @Sendable (inout ViewTreeBuilder) -> Void) {
      self.role = role
      self.build = build
    }

    static func control(_ role: AccessibilityRole, _ control: Control) -> Example {
      Example(role) { $0.control(control, label: { $0.leaf(.text("Label")) }) }
    }

    static func traits(_ role: AccessibilityRole, _ traits: AccessibilityTraits) -> Example {
      Example(role) { builder in
        builder.properties({ $0.addedTraits = traits }) { $0.leaf(.text("Words")) }
      }
    }

    static func chart(
      _ build: @escaping @Sendable (inout ViewTreeBuilder) -> Void
    ) -> Example {
      Example(.chart) { builder in
        builder.properties({ $0.chart = descriptor }) { build(&$0) }
      }
    }

    private static let descriptor = AccessibilityChartDescriptor(
      xAxis: AccessibilityChartAxis(title: "Month", scale: .categorical(["May"])),
      series: []
    )

    var testDescription: String { role.rawValue }
  }

  static let elements: [Example] = [
    Example(.staticText) { $0.leaf(.text("Words")) },
    Example(.image) {
      $0.leaf(.image(name: "cat", size: Size(width: 9, height: 9), capInsets: nil))
    },
    Example(.canvas) { builder in
      builder.properties({ $0.label = "Drawing" }) { $0.leaf(.canvas(nil)) }
    },
    .control(.button, .button(nil)),
    .control(.button, .navigationLink(isInNavigation: true)),
    .control(.link, .link(destination: "https://swift.org")),
    .control(.toggleSwitch, .toggle(.on)),
    Example(.toggleButton) { builder in
      builder.controlStyles.toggle = .button
      builder.control(.toggle(.on), label: { $0.leaf(.text("Bold")) })
    },
    .control(.slider, .slider(.init(0.5, in: 0...1))),
    .control(.stepper, .stepper(.init(1, in: 0...9))),
    .control(.textField, .textField(.init(.plain, text: ""))),
    .control(.secureField, .textField(.init(.secure, text: ""))),
    .control(.textEditor, .textField(.init(.editor, text: "long"))),
    .control(.staticText, .label(isIconOnly: false)),
    .control(.progress, .progressView(.init(0.5, in: 0...1), currentValueLabel: nil)),
    .control(.progress, .progressView(nil, currentValueLabel: nil)),
    .control(.gauge, .gauge(.init(0.5, in: 0...1), currentValueLabel: nil)),
    .control(.menuPicker, .picker(.menu, options: ["Tea"], selection: "Tea")),
    .control(.wheelPicker, .picker(.wheel, options: ["Tea"], selection: "Tea")),
    .control(.menuButton, .menu(isOpen: false)),
    .control(.disclosure, .disclosureGroup(isExpanded: false)),
    Example(.datePicker) { $0.control(.datePicker(date: "3 June", time: nil)) },
    .chart { $0.leaf(.image(name: "sales", size: Size(width: 9, height: 9), capInsets: nil)) },
    .chart { $0.leaf(.text("Sales")) },
    .traits(.heading, .header),
    .traits(.button, .button),
    .traits(.button, [.button, .header]),
    .traits(.toggleButton, .toggle),
    .traits(.stepper, .adjustable),
    .traits(.searchField, .searchField),
    .traits(.image, .image),
    .traits(.link, .link),
    .traits(.button, .keyboardKey),
  ]

  @Test(arguments: elements)
  func elementsHaveARoleOfTheirOwn(_ example: Example) {
    #expect(snapshot(example.build).nodes.map(\.role) == [example.role])
  }

  @Test func roleFollowsTraitsThatAModifierTookAway() {
    let snapshot = snapshot { builder in
      builder.properties({ $0.removedTraits = .button }) { $0.button("Play") }
    }
    #expect(snapshot.nodes.map(\.role) == [.staticText])
  }

  static let containers: [Example] = [
    Example(.anonymousGroup) { $0.annotated(.element(.contain), texts) },
    Example(.group) { builder in
      builder.properties({ $0.label = "Both" }) { $0.annotated(.element(.contain), texts) }
    },
    Example(.group) { builder in
      builder.properties({ $0.identifier = "both" }) { $0.annotated(.element(.contain), texts) }
    },
    Example(.list) { $0.annotated(.element(.contain, .list), texts) },
    Example(.landmark) { $0.annotated(.element(.contain, .landmark), texts) },
    Example(.tabBar) { $0.annotated(.element(.contain, .tabBar), texts) },
    .chart { $0.annotated(.element(.contain), texts) },
    Example(.dialog) { builder in
      builder.properties({ $0.addedTraits = .modal }) { $0.annotated(.element(.contain), texts) }
    },
    Example(.group) { $0.control(.groupBox, label: { $0.leaf(.text("Box")) }, content: texts) },
    Example(.scrollView) { builder in
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
      texts(&builder)
      builder.close()
    },
    Example(.anonymousGroup) { builder in
      builder.open(.lazyVStack(alignment: .center, spacing: nil))
      texts(&builder)
      builder.close()
    },
    Example(.canvas) { builder in
      builder.open(.modifier(.annotation(AccessibilityModifier.children, bringsViews: true)))
      builder.leaf(.canvas(nil))
      texts(&builder)
      builder.close()
    },
  ]

  static let texts: @Sendable (inout ViewTreeBuilder) -> Void = { builder in
    builder.vStack { builder in
      builder.leaf(.text("a"))
      builder.leaf(.text("b"))
    }
  }

  @Test(arguments: containers)
  func containersHaveARoleOfTheirOwn(_ example: Example) {
    let snapshot = snapshot(example.build)
    #expect(snapshot.nodes.map(\.role) == [example.role, .staticText, .staticText])
    #expect(snapshot.nodes.map(\.parent) == [nil, 0, 0])
  }
}
