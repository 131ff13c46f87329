internal import LayoutCore

extension SpecReader {
  /// Reads the scene of a spec and the views in it.
  func scene(_ spec: JSONNode, defaultScene: JSONNode?) -> Scene {
    var host = Scene.Host.size(Scene.defaultSize)
    var safeArea = EdgeInsets()
    var keyboard = 0.0
    var environment = EnvironmentValues()

    if let scene = member("scene", of: spec) ?? defaultScene,
      check(scene, SpecVocabulary.scene, of: "a scene")
    {
      host = .size(
        Size(
          width: extent("width", of: scene) ?? Scene.defaultSize.width,
          height: extent("height", of: scene) ?? Scene.defaultSize.height
        )
      )
      if let insets = member("safeArea", of: scene),
        check(insets, SpecVocabulary.edgeInsets, of: "a safe area")
      {
        for edge in SpecVocabulary.edges { _ = extent(edge, of: insets) }
        safeArea = edgeInsets(insets, of: "'safeArea'")
      }
      keyboard = extent("keyboard", of: scene) ?? 0
      environment.displayScale =
        positiveNumber("displayScale", of: scene) ?? environment.displayScale
    }
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
    if let view = member("view", of: spec) { views(view, of: "'view'") }
    warnOfUnusedDefinitions()
    return Scene(
      host: host,
      safeArea: safeArea,
      keyboardHeight: keyboard,
      environment: environment,
      tree: builder.finish()
    )
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

  // MARK: Custom alignments

  /// Declares the custom alignments.
  ///
  /// Their names have to be known before any default value is read, for one may name another; so
  /// each is declared with a value that is looked up later.
  private func readAlignments(_ spec: JSONNode) {
    guard let node = member("alignments", of: spec) else { return }
    guard node.value.kind == .object else {
      return wrongType(node, "an object", of: "'alignments'")
    }
    let table = AlignmentTable()
    let known = SpecVocabulary.horizontalGuides + SpecVocabulary.verticalGuides
    var declared: [(name: String, node: JSONNode)] = []
    for (name, definition) in members(of: node) {
      let place = JSONPlace.key(in: node.value, name)
      guard check(definition, SpecVocabulary.alignment, of: "an alignment") else { continue }
      guard !known.contains(name) else {
        error("\(name.quoted) is one of SwiftUI's own guides", at: place)
        continue
      }
      guard alignments.count < AlignmentTable.maximumCount else {
        error("more than \(AlignmentTable.maximumCount) alignments", at: place)
        return
      }
      let axis = member("axis", of: definition)
        .flatMap { choice($0, among: SpecVocabulary.axes, "'axis'") }
      let combine = member("combine", of: definition)
        .flatMap { expression($0, variables: ["p", "n", "child"]) }
      let index = declared.count
      alignments[name] = builder.alignment(
        name,
        axis: axis == 1 ? .vertical : .horizontal,
        combine: combine.map(combination),
        defaultValue: { table.value(index, for: $0) }
      )
      declared.append((name, definition))
    }
    let defaults = declared.map { guideValue("defaultValue", of: $0.node) ?? .number(0) }
    refuseCycles(declared, defaults)
    table.fill(defaults)
  }

  private func combination(_ expression: GuideExpression) -> CustomAlignment.Combine {
    { current, count, value in
      expression.value(variables: [current ?? 0, Double(count), value])
    }
  }

  /// A default value that depends on itself has no value.
  private func refuseCycles(
    _ declared: [(name: String, node: JSONNode)],
    _ defaults: [GuideExpression]
  ) {
    let successors = defaults.map { $0.guides.compactMap(\.customIndex) }
    for start in declared.indices {
      var pending = successors[start]
      var seen: Set<Int> = []
      while let next = pending.popLast() {
        if next == start {
          error(
            "the default value of \(declared[start].name.quoted) depends on itself",
            at: .value(in: declared[start].node.value, key: "defaultValue")
          )
          break
        }
        if next < successors.count, seen.insert(next).inserted { pending += successors[next] }
      }
    }
  }

  // MARK: Definitions

  private func readDefinitions(_ spec: JSONNode) {
    guard let node = member("definitions", of: spec) else { return }
    guard node.value.kind == .object else {
      return wrongType(node, "an object", of: "'definitions'")
    }
    for (name, definition) in members(of: node) { definitions[name] = definition }
    definitionsNode = node
  }

  private func warnOfUnusedDefinitions() {
    guard let node = definitionsNode else { return }
    for (name, _) in node.value.members where !usedDefinitions.contains(name) {
      diagnostics.warning(
        "definition \(name.quoted) is never used",
        at: .key(in: node.value, name)
      )
    }
  }
}
