import LayoutCore

extension ViewTreeBuilder {
  /// Adds a container or modifier with what `body` puts into it.
  mutating func add(
    _ content: ViewContent,
    id: String? = nil,
    _ body: (inout ViewTreeBuilder) -> Void
  ) {
    open(content, id: id)
    body(&self)
    close()
  }

  /// Adds a modifier of the view that `body` adds first; what follows is its content.
  mutating func add(
    _ modifier: ModifierContent,
    id: String? = nil,
    _ body: (inout ViewTreeBuilder) -> Void
  ) {
    add(.modifier(modifier), id: id, body)
  }

  /// Adds a rectangle of a fixed size.
  mutating func box(_ width: Double, _ height: Double, id: String? = nil) {
    add(.frame(width: width, height: height, alignment: .center)) {
      $0.leaf(.shape(.rectangle), id: id)
    }
  }
}

extension LayoutScene {
  /// Creates a scene from what `body` puts into its tree.
  init(
    host: Host = .size(Size(width: 200, height: 100)),
    safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: Double = 0,
    direction: LayoutDirection = .leftToRight,
    displayScale: Double = 2,
    _ body: (inout ViewTreeBuilder) -> Void
  ) {
    var builder = ViewTreeBuilder()
    body(&builder)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.displayScale = displayScale
    self.init(
      host: host,
      safeArea: safeArea,
      keyboardHeight: keyboardHeight,
      environment: environment,
      tree: builder.finish()
    )
  }
}
