import Explanation
import LayoutCore

/// Screens of a few views, with square letters.
enum Sample {
  /// A screen in some text sizes, of what a closure builds.
  static func screen(
    width: Double = 300,
    sizes: [DynamicTypeSize] = [.large, .accessibility3],
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> ExplainedScreen {
    var builder = ViewTreeBuilder()
    build(&builder)
    let tree = builder.finish()
    let variants = sizes.map { size in
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      let scene = LayoutScene(
        host: .size(Size(width: width, height: 400)),
        environment: environment,
        tree: tree
      )
      return (name: size.rawValue, scene: scene)
    }
    return ExplainedScreen(variants, places: [], measurer: FixedTextMeasurer())
  }

  /// Texts of one line that may be wider than their row.
  static func row(
    _ texts: [(id: String, text: String, modifiers: [ModifierContent])],
    width: Double = 300,
    sizes: [DynamicTypeSize] = [.large]
  ) -> ExplainedScreen {
    screen(width: width, sizes: sizes) { builder in
      builder.open(.hStack(alignment: .center, spacing: 8), id: "row")
      for (id, text, modifiers) in texts {
        builder.open(.modifier(lineLimit))
        for modifier in modifiers.reversed() { builder.open(.modifier(modifier)) }
        builder.leaf(.text(text), id: id)
        for _ in modifiers { builder.close() }
        builder.close()
      }
      builder.close()
    }
  }

  static let lineLimit = ModifierContent.environment(
    EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 1) }
  )

  static func node(_ id: String, in screen: ExplainedScreen) -> Int? {
    screen.tree.subtree(of: nil).first { screen.tree.identifier(of: $0) == id }
  }
}
