internal import LayoutCore

extension SpecReader {
  /// Reads the scene of a spec and the views in it.
  ///
  /// - Parameters:
  ///   - defaults: What the file states for all of its cases.
  ///   - isLast: Whether the spec is not read for states after this one.
  func scene(of spec: JSONNode, _ defaults: CaseDefaults, isLast: Bool = true) -> LayoutScene {
    let node = member("scene", of: spec) ?? defaults.scene
    var frame = node.map { scene($0) } ?? SceneFrame()
    override(&frame, at: node?.place ?? .root)
    var host = LayoutScene.Host.size(frame.size)
    var environment = EnvironmentValues()
    frame.device?.apply(to: &environment, frame.orientation)
    environment.displayScale = frame.displayScale ?? environment.displayScale
    let overrides = file.overrides
    if let proposal = member("proposal", of: spec),
      check(proposal, SpecVocabulary.proposal, of: "a proposal")
    {
      if !file.isCanonical, let scene = member("scene", of: spec),
        scene.value["width"] ?? scene.value["height"] != nil
      {
        error(
          "a spec has a 'proposal' or a scene with a size, not both",
          at: .key(in: spec.value, "proposal")
        )
      }
      host = .proposal(self.proposal(proposal))
    }
    let stated = [defaults.environment, member("environment", of: spec)].compactMap { $0 }
    for values in stated {
      environmentChange(values, isScreens: true)?.apply(to: &environment)
    }
    overrides.apply(to: &environment)
    // The overrides are leading and trailing, the scene's insets are physical (L2.5).
    if let insets = overrides.safeArea {
      frame.safeArea = insets.flipped(in: environment.layoutDirection)
    }
    if overrides.device != nil { host = .size(frame.size) }
    host = overrides.host(insteadOf: host)
    readAlignments(in: [defaults.alignments, member("alignments", of: spec)].compactMap { $0 })
    readDefinitions(of: spec, defaults)
    if let view = member("view", of: spec) {
      let controls = ControlEnvironment(
        environment,
        safeArea: frame.safeArea,
        keyboardHeight: frame.keyboard,
        sceneSize: Size(
          width: host.width ?? frame.size.width,
          height: host.height ?? frame.size.height
        )
      )
      screen.height = host.height ?? frame.size.height
      let content = screen.motion.values.map { resolve(view.within($0)) } ?? view
      read(in: scope(ofViewsIn: stated, controls)) { views(content) }
    }
    checkNavigation()
    if isLast { warnOfUnusedDefinitions() }
    checkRotorEntries()
    var result = LayoutScene(
      host: host,
      safeArea: frame.safeArea,
      keyboardHeight: frame.keyboard,
      environment: environment,
      tree: tree.builder.finish()
    )
    result.device = frame.device?.name
    if let pseudo = PseudoLocale(ofLanguage: environment.locale) {
      result.tree.changeTexts(pseudo.runs)
    }
    return result
  }

  /// The surroundings of a screen's views: the metrics of controls that its environments state.
  private func scope(
    ofViewsIn environments: [JSONNode],
    _ controls: ControlEnvironment
  ) -> ReadingScope {
    scope.with {
      $0.controls.metrics = ControlMetrics(in: controls)
      for values in environments { applyEnvironment(values, to: &$0.controls) }
      $0.controls.environment = controls
    }
  }

  /// The screen that a spec states.
  struct SceneFrame {
    var size = LayoutScene.defaultSize
    var safeArea = EdgeInsets()
    var keyboard = 0.0
    var displayScale: Double?
    var device: Device?
    var orientation = Device.Orientation.portrait

    /// Takes over what a device decides.
    mutating func show(on device: Device, _ orientation: Device.Orientation) {
      (self.device, self.orientation) = (device, orientation)
      size = device.size(orientation)
      safeArea = device.safeArea(orientation)
    }
  }

  /// Reads the member `scene` of a spec or of a file with cases.
  func scene(_ node: JSONNode) -> SceneFrame {
    var scene = SceneFrame()
    guard check(node, SpecVocabulary.scene, of: "a scene") else { return scene }
    readDevice(node, into: &scene)
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
    screen.motion.reducesMotion = boolean("reduceMotion", of: node) ?? false
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

  /// Notes the definitions of a screen, and those of its file.
  func readDefinitions(of spec: JSONNode, _ defaults: CaseDefaults) {
    let own = member("definitions", of: spec)
    if let own, own.value.kind != .object { wrongType(own, "an object", of: "'definitions'") }
    let nodes = [defaults.definitions, own].compactMap { $0 }.filter { $0.value.kind == .object }
    guard !nodes.isEmpty else { return }
    screen.definitions = ScreenDefinitions(
      own.flatMap { $0.value.kind == .object ? $0 : nil },
      nodes.flatMap { namedMembers(of: $0) }
    )
  }

  private func warnOfUnusedDefinitions() {
    guard let node = screen.definitions.node else { return }
    for (name, _) in node.value.members
    where screen.definitions.isUnused(name) && !screen.motion.earlierUses.contains(name) {
      diagnostics.warning(
        "definition \(name.quoted) is never used",
        at: .key(in: node.value, name)
      )
    }
  }
}
