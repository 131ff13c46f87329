import Controls
import LayoutCore

@testable import AccessibilityCore

/// Lays out what `build` adds and gives its accessibility tree.
func tree(
  size: Size = Size(width: 300, height: 600),
  system: SystemVersion = .newest,
  direction: LayoutDirection = .leftToRight,
  _ build: (inout ViewTreeBuilder) -> Void
) -> AccessibilityTree {
  var builder = ViewTreeBuilder()
  build(&builder)
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  environment.system = system
  let scene = LayoutScene(host: .size(size), environment: environment, tree: builder.finish())
  return scene.layout().accessibilityTree()
}

extension ViewTreeBuilder {
  /// Adds views with an accessibility modifier around them.
  mutating func annotated(
    _ modifier: AccessibilityModifier,
    _ views: (inout ViewTreeBuilder) -> Void
  ) {
    open(.modifier(.annotation(modifier, bringsViews: false)))
    views(&self)
    close()
  }

  /// Adds views with accessibility properties around them.
  mutating func properties(
    _ change: (inout AccessibilityProperties) -> Void,
    _ views: (inout ViewTreeBuilder) -> Void
  ) {
    var properties = AccessibilityProperties()
    change(&properties)
    annotated(.properties(name: "test", properties), views)
  }

  mutating func vStack(_ views: (inout ViewTreeBuilder) -> Void) {
    open(.vStack(alignment: .center, spacing: 0))
    views(&self)
    close()
  }

  mutating func button(_ title: String) {
    control(.button(nil), label: { $0.leaf(.text(title)) })
  }
}

/// Lays out what `build` adds and gives the snapshot that a publisher gets.
func snapshot(
  size: Size = Size(width: 300, height: 600),
  system: SystemVersion = .newest,
  direction: LayoutDirection = .leftToRight,
  openPickers: Set<String> = [],
  _ build: (inout ViewTreeBuilder) -> Void
) -> AccessibilitySnapshot {
  let scene = scene(size: size, system: system, direction: direction, build)
  let result = scene.layout()
  return AccessibilitySnapshot(
    of: result,
    tree: result.accessibilityTree(),
    title: "Window",
    openPickers: openPickers
  )
}

func scene(
  size: Size = Size(width: 300, height: 600),
  system: SystemVersion = .newest,
  direction: LayoutDirection = .leftToRight,
  _ build: (inout ViewTreeBuilder) -> Void
) -> LayoutScene {
  var builder = ViewTreeBuilder()
  build(&builder)
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  environment.system = system
  return LayoutScene(host: .size(size), environment: environment, tree: builder.finish())
}

extension AccessibilitySnapshot {
  /// A line for each node: its depth as dashes, its role and its label.
  var outline: [String] {
    var depths: [Int] = []
    return nodes.map { node in
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      let label = node.element.label.map { " " + $0 } ?? ""
      return String(repeating: "- ", count: depths[depths.count - 1]) + node.role.rawValue + label
    }
  }

  /// The first node with a role.
  func first(_ role: AccessibilityRole) -> Node? { nodes.first { $0.role == role } }

  /// The nodes with a role.
  func all(_ role: AccessibilityRole) -> [Node] { nodes.filter { $0.role == role } }
}
