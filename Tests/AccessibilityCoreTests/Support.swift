import LayoutCore

@testable import AccessibilityCore

/// Lays out what `build` adds and gives its accessibility tree.
func tree(
  size: Size = Size(width: 300, height: 600),
  generation: AccessibilityGeneration = .iOS18,
  direction: LayoutDirection = .leftToRight,
  _ build: (inout ViewTreeBuilder) -> Void
) -> AccessibilityTree {
  var builder = ViewTreeBuilder()
  build(&builder)
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  let scene = Scene(host: .size(size), environment: environment, tree: builder.finish())
  return scene.layout().accessibilityTree(generation: generation)
}

extension ViewTreeBuilder {
  /// Adds views with an accessibility modifier around them.
  mutating func annotated(
    _ modifier: AccessibilityModifier,
    _ views: (inout ViewTreeBuilder) -> Void
  ) {
    open(.modifier(.annotation(modifier, hasShadow: false)))
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
