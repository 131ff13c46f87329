internal import LayoutCore

extension SpecReader {
  /// Reads the scene of a spec and the views in it.
  func scene(of spec: JSONNode, defaultScene: JSONNode?) -> LayoutScene {
    let node = member("scene", of: spec) ?? defaultScene
    let frame = node.map { scene($0) } ?? SceneFrame()
    var host = LayoutScene.Host.size(frame.size)
    var environment = EnvironmentValues()
    environment.displayScale = frame.displayScale ?? environment.displayScale
    if let proposal = member("proposal", of: spec),
      check(proposal, SpecVocabulary.proposal, of: "a proposal")
    {
      if let scene = member("scene", of: spec), scene.value["width"] ?? scene.value["height"] != nil
      {
        error(
          "a spec has a 'proposal' or a scene with a size, not both",
          at: .key(in: spec.value, "proposal")
        )
      }
      host = .proposal(self.proposal(proposal))
    }
    if let values = member("environment", of: spec), let change = environmentChange(values) {
      change.apply(to: &environment)
    }
    readAlignments(spec)
    readDefinitions(spec)
    if let view = member("view", of: spec) {
      let window = window(host, frame, environment)
      screen.windowHeight = window.size.height
      let scope = scope(ofViewsIn: spec).with { $0.window = window }
      read(in: scope) { views(view, of: "'view'") }
    }
    warnOfUnusedDefinitions()
    checkRotorEntries()
    return LayoutScene(
      host: host,
      safeArea: frame.safeArea,
      keyboardHeight: frame.keyboard,
      environment: environment,
      tree: tree.builder.finish()
    )
  }

  /// The surroundings of a screen's views: the metrics of controls that its environment states.
  private func scope(ofViewsIn spec: JSONNode) -> ReadingScope {
    guard let values = member("environment", of: spec) else { return scope }
    return scope.with { applyEnvironment(values, to: &$0.controls) }
  }

  /// The window of a scene; where there is only a proposal as large as that.
  private func window(
    _ host: LayoutScene.Host,
    _ frame: SceneFrame,
    _ environment: EnvironmentValues
  ) -> WindowTraits {
    var window = WindowTraits(size: frame.size, idiom: environment.userInterfaceIdiom)
    switch host {
    case .size:
      window.safeArea = frame.safeArea
      window.keyboardHeight = frame.keyboard
    case .proposal(let proposal):
      window.size.width = proposal.width ?? window.size.width
      window.size.height = proposal.height ?? window.size.height
    }
    return window
  }

  /// What a spec says about its screen.
  struct SceneFrame {
    var size = LayoutScene.defaultSize
    var safeArea = EdgeInsets()
    var keyboard = 0.0
    var displayScale: Double?
  }

  /// Reads the member `scene` of a spec or of a file with cases.
  func scene(_ node: JSONNode) -> SceneFrame {
    var scene = SceneFrame()
    guard check(node, SpecVocabulary.scene, of: "a scene") else { return scene }
    scene.size.width = extent("width", of: node) ?? scene.size.width
    scene.size.height = extent("height", of: node) ?? scene.size.height
    if let insets = member("safeArea", of: node),
      check(insets, SpecVocabulary.edgeInsets, of: "a safe area")
    {
      for edge in Edge.allCases {
        scene.safeArea[edge] = extent(SpecVocabulary.edges[Int(edge.rawValue)], of: insets) ?? 0
      }
    }
    scene.keyboard = extent("keyboard", of: node) ?? 0
    scene.displayScale = positiveNumber("displayScale", of: node)
    return scene
  }

  private func proposal(_ node: JSONNode) -> ProposedViewSize {
    func length(_ key: String) -> Double? {
      guard let member = member(key, of: node) else { return nil }
      let value = proposedLength(member, key.quoted)
      if let value, value < 0 { error("\(key.quoted) must not be negative", at: member.place) }
      return value
    }
    return ProposedViewSize(width: length("width"), height: length("height"))
  }

  // MARK: Definitions

  private func readDefinitions(_ spec: JSONNode) {
    guard let node = member("definitions", of: spec) else { return }
    guard node.value.kind == .object else {
      return wrongType(node, "an object", of: "'definitions'")
    }
    screen.definitions = ScreenDefinitions(node, namedMembers(of: node))
  }

  private func warnOfUnusedDefinitions() {
    guard let node = screen.definitions.node else { return }
    for (name, _) in node.value.members where screen.definitions.isUnused(name) {
      diagnostics.warning(
        "definition \(name.quoted) is never used",
        at: .key(in: node.value, name)
      )
    }
  }
}
