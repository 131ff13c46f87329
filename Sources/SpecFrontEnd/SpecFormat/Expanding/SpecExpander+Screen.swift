internal import LayoutCore

// A screen as a whole: the surroundings of its views, and its expectations.

extension SpecExpander {
  /// Writes a spec, with all that its file says for all of its cases.
  ///
  /// - Parameters:
  ///   - node: The spec as it is written.
  ///   - spec: The spec as it has been read.
  ///   - defaults: What the file states for all of its cases.
  func spec(_ node: JSONNode, _ spec: Spec, _ defaults: CaseDefaults) -> CanonicalValue {
    var written: [CanonicalValue.Member] = []
    func add(_ key: String, _ value: CanonicalValue?) {
      if let value { written.append(.init(key, value)) }
    }
    func copy(_ key: String) {
      let fields = SpecVocabulary.specCase.fields
      guard let member = reader.member(key, of: node),
        let field = fields.first(where: { $0.name == key })
      else { return }
      add(key, value(member, field.value.forms))
    }
    add("name", spec.name.map { .string($0) })
    add("title", spec.title.map { .string($0) })
    add("xfail", spec.expectedFailure.map { .string($0) })
    add("source", spec.source.map { .string($0) })
    add("confidence", spec.confidence.map { .string($0.rawValue) })
    switch spec.subject {
    case .rule:
      copy("rule")
      copy("given")
      add("expect", reader.member("expect", of: node).map { value($0, [.any]) })
    case .scene(let scene):
      readNames(of: node, defaults)
      add("scene", self.scene(scene, reader.member("scene", of: node) ?? defaults.scene, spec))
      copy("proposal")
      let environments = [defaults.environment, reader.member("environment", of: node)]
      add("environment", environment(scene, environments.compactMap { $0 }, spec))
      add("alignments", alignments(of: node, defaults))
      let view = self.view(of: node)
      add("definitions", keptDefinitionViews())
      for key in ["values", "states", "actions"] { copy(key) }
      add("view", view)
      copy("expect")
    }
    return .object(written)
  }

  /// Notes what the screen's definitions and values are called.
  private func readNames(of spec: JSONNode, _ defaults: CaseDefaults) {
    reader.readDefinitions(of: spec, defaults)
    guard spec.value["values"] != nil || spec.value["states"] != nil else { return }
    screenValues = Set(spec.value["values"]?.members.map(\.key) ?? [])
    reader.screen.motion.values = TemplateScope(kept(screenValues), outer: nil)
  }

  private func view(of spec: JSONNode) -> CanonicalValue? {
    guard let view = reader.member("view", of: spec) else { return nil }
    let content = reader.screen.motion.values.map { reader.resolve(view.within($0)) } ?? view
    return value(content, SpecValue.views.forms)
  }

  /// The definitions that have to stay, as they are written.
  private func keptDefinitionViews() -> CanonicalValue? {
    guard !keptDefinitions.isEmpty else { return nil }
    let definitions = reader.screen.definitions
    return .object(
      definitions.order.filter(keptDefinitions.contains).compactMap { name in
        definitions[name].map { .init(name, raw($0.value)) }
      }
    )
  }

  // MARK: Surroundings

  /// The alignments of a screen and those of its file, of a name the screen's own.
  private func alignments(of spec: JSONNode, _ defaults: CaseDefaults) -> CanonicalValue? {
    let nodes = [defaults.alignments, reader.member("alignments", of: spec)].compactMap { $0 }
    guard !nodes.isEmpty else { return nil }
    let fields = SpecVocabulary.alignment
    var written: [CanonicalValue.Member] = []
    for (name, node) in nodes.flatMap({ reader.namedMembers(of: $0) }) {
      written.removeAll { $0.key == name }
      written.append(.init(name, value(node, [.object(fields)])))
    }
    return .object(written)
  }

  private func scene(
    _ scene: LayoutScene,
    _ node: JSONNode?,
    _ spec: Spec
  ) -> CanonicalValue {
    var size = node.map { reader.scene($0).size } ?? LayoutScene.defaultSize
    if case .size(let stated) = scene.host { size = stated }
    let insets = zip(SpecVocabulary.edges, Edge.allCases).map { name, edge in
      CanonicalValue.Member(name, .number(scene.safeArea[edge]))
    }
    var members: [CanonicalValue.Member] = [
      .init("width", .number(size.width)), .init("height", .number(size.height)),
      .init("safeArea", .object(insets)), .init("keyboard", .number(scene.keyboardHeight)),
    ]
    if spec.reducesMotion { members.append(.init("reduceMotion", .boolean(true))) }
    return .object(members)
  }

  /// The stated environment values, and the others that decide a layout.
  private func environment(
    _ scene: LayoutScene,
    _ nodes: [JSONNode],
    _ spec: Spec
  ) -> CanonicalValue {
    let values = scene.environment
    let decisive: [(String, CanonicalValue)] = [
      (
        "layoutDirection",
        .string(SpecVocabulary.directions[values.layoutDirection == .leftToRight ? 0 : 1])
      ),
      ("dynamicTypeSize", .string(values.dynamicTypeSize.rawValue)),
      ("displayScale", .number(values.displayScale)),
      ("locale", .string(values.locale)),
      ("system", .string(values.system.rawValue)),
      ("text", .string(spec.textMeasurer.rawValue)),
      ("userInterfaceIdiom", .string(values.userInterfaceIdiom.rawValue)),
      ("horizontalSizeClass", .string(values.horizontalSizeClass.rawValue)),
      ("verticalSizeClass", .string(values.verticalSizeClass.rawValue)),
      ("platform", .string(values.platform.rawValue)),
    ]
    // The older name of `system` says nothing that this does not.
    let known = Set(decisive.map(\.0) + ["accessibilityGeneration"])
    let fields = SpecVocabulary.screenEnvironment.fields
    var others: [CanonicalValue.Member] = []
    for member in nodes.flatMap({ members(of: $0, fields, without: known).members }) {
      others.removeAll { $0.key == member.key }
      others.append(member)
    }
    return .object(decisive.map { .init($0.0, $0.1) } + others)
  }
}
