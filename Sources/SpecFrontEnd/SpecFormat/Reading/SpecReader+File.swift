internal import Controls
internal import LayoutCore

extension SpecReader {
  /// Reads a whole file: one spec, or one for each of its cases.
  ///
  /// This reader reads the file's keys; each screen has a reader.
  func specs(in value: JSONValue) -> ReadSpecs {
    let root = JSONNode.root(value)
    guard check(root, SpecVocabulary.file, of: "a spec") else { return ReadSpecs() }
    checkVersion(of: root)
    guard let cases = member("cases", of: root) else {
      if root.value["view"] == nil { error("a spec needs 'view' or 'cases'", at: .root) }
      var defaults = CaseDefaults()
      defaults.source = string("source", of: root)
      defaults.confidence = choice(Confidence.self, "confidence", of: root)
      return ReadSpecs(specs: [(0, SpecReader(file).spec(root, name: nil, defaults))])
    }
    for key in ["view", "expect", "xfail", "proposal", "values", "states", "actions"]
    where root.value[key] != nil {
      error("\(key.quoted) belongs into each of 'cases'", at: .key(in: root.value, key))
    }
    let defaults = CaseDefaults(of: root, self)
    SpecReader(file).check(defaults)
    let nodes = array(cases, of: "an array of specs", "'cases'")
    if let only = file.only {
      guard nodes.indices.contains(only) else { return ReadSpecs() }
      return ReadSpecs(specs: [(0, SpecReader(file).spec(nodes[only], name: "", defaults))])
    }
    if nodes.isEmpty, cases.value.kind == .array {
      error("'cases' must not be empty", at: cases.place)
    }
    return self.cases(nodes, defaults)
  }

  /// Reads all cases of a file.
  private func cases(_ nodes: [JSONNode], _ defaults: CaseDefaults) -> ReadSpecs {
    var names: [String: JSONPlace] = [:]
    var read = ReadSpecs()
    for (index, node) in nodes.enumerated() {
      let reader = SpecReader(file.ofCase())
      var name: String?
      if reader.check(node, SpecVocabulary.specCase, of: "a case") {
        name = reader.member("name", of: node).map { reader.caseName($0, &names) }
        read.specs.append((index, reader.spec(node, name: name ?? "", defaults)))
      }
      guard file.keepsSoundCases else { continue }
      let found = reader.diagnostics.diagnostics
      read.diagnostics += found
      guard reader.diagnostics.hasErrors else { continue }
      if read.specs.last?.index == index { read.specs.removeLast() }
      read.unusableCases.append(
        UnusableCase(
          name: name.flatMap { $0.isEmpty ? nil : $0 } ?? "case \(index + 1)",
          errors: found.filter { $0.severity == .error }
        )
      )
    }
    return read
  }

  /// Notes the mistakes in what a file states for all of its cases; those of definitions show where they are
  /// used.
  private func check(_ defaults: CaseDefaults) {
    if let scene = defaults.scene { _ = self.scene(scene) }
    if let environment = defaults.environment {
      _ = environmentChange(environment, isScreens: true)
    }
    readAlignments(in: [defaults.alignments].compactMap { $0 })
    if let definitions = defaults.definitions, definitions.value.kind != .object {
      wrongType(definitions, "an object", of: "'definitions'")
    }
  }

  /// Notes a file in a canonical form that is not known here.
  private func checkVersion(of root: JSONNode) {
    let kind = member("espalier", of: root)
    let version = member("version", of: root)
    if let kind { _ = choice(kind, among: ["spec"], "'espalier'") }
    guard let version else {
      if let kind {
        error("a file with 'espalier' needs 'version'", at: kind.place)
      }
      return
    }
    if kind == nil {
      error("'version' needs \"espalier\": \"spec\"", at: version.place)
    } else if version.value.wholeNumber != CanonicalFile.version {
      error(
        "'version' must be \(CanonicalFile.version)",
        at: version.place,
        hint: "the file comes from another version of espalier"
      )
    }
  }

  /// The name of a case, which no other may have.
  private func caseName(_ node: JSONNode, _ names: inout [String: JSONPlace]) -> String {
    guard let name = string(node, "'name'") else { return "" }
    guard !name.isEmpty else {
      error("'name' must not be empty", at: node.place)
      return ""
    }
    if let first = names.updateValue(node.place, forKey: name) {
      error(
        "duplicate case name \(name.quoted)",
        at: node.place,
        hint: "the first one is on line \(document.position(of: first).line)"
      )
    }
    return name
  }

  private func spec(_ node: JSONNode, name: String?, _ defaults: CaseDefaults) -> Spec {
    let subject: Spec.Subject
    let expectation: Expectation?
    if let rule = member("rule", of: node) {
      subject = .rule(
        ruleProbe(rule, of: node) ?? RuleProbe(rule: .lineSpacing, given: .null)
      )
      for key in [
        "view", "scene", "proposal", "environment", "alignments", "definitions", "values", "states",
        "actions",
      ]
      where node.value[key] != nil {
        error("a case with 'rule' has no \(key.quoted)", at: .key(in: node.value, key))
      }
      expectation = member("expect", of: node).flatMap { ruleExpectation($0) }
    } else {
      if name != nil, node.value["view"] == nil {
        error("a case needs 'view' or 'rule'", at: node.place)
      }
      if node.value["given"] != nil, name != nil {
        error("'given' needs a 'rule'", at: .key(in: node.value, "given"))
      }
      subject = .scene(
        file.moment.map { momentScene(of: node, $0, defaults) } ?? lastScene(of: node, defaults)
      )
      expectation =
        file.moment == nil ? member("expect", of: node).flatMap { self.expectation($0) } : nil
    }
    var spec = Spec(
      file: document.source.file,
      name: name,
      title: string("title", of: node),
      source: name == nil ? defaults.source : string("source", of: node) ?? defaults.source,
      confidence: name == nil
        ? defaults.confidence
        : choice(Confidence.self, "confidence", of: node) ?? defaults.confidence,
      subject: subject,
      textMeasurer: screen.textMeasurer,
      viewPositions: viewPositions(in: subject),
      expectation: expectation
    )
    spec.systemFontFiles = screen.systemFontFiles
    spec.expectedFailure = expectedFailure(of: node)
    spec.states = screen.motion.states
    spec.namedStates = screen.motion.namedStates
    spec.actions = screen.motion.actions
    spec.changesWithTime = !screen.motion.states.isEmpty || screen.motion.changesByItself
    spec.sharesFrames =
      screen.motion.sharesFrames || screen.motion.states.contains { $0.next != nil }
    spec.reducesMotion = screen.motion.reducesMotion
    spec.notes = notes(in: subject)
    spec.gestures = gestures(in: subject)
    return spec
  }

  /// Reads the reason why a case is known to fail.
  private func expectedFailure(of node: JSONNode) -> String? {
    guard let member = member("xfail", of: node), let reason = string(member, "'xfail'") else {
      return nil
    }
    if reason.isEmpty { error("'xfail' must say why the case fails", at: member.place) }
    if node.value["expect"] == nil {
      error("'xfail' needs 'expect'", at: .key(in: node.value, "xfail"))
    }
    return reason
  }

  /// The scene at a moment, with notes of its nodes.
  private func momentScene(
    of node: JSONNode,
    _ moment: SpecTimePoint,
    _ defaults: CaseDefaults
  ) -> LayoutScene {
    screen.motion.moment = moment
    readStates(node)
    return scene(of: node, defaults, isLast: false)
  }

  /// The scene that changes end in; all states before are read for their mistakes.
  private func lastScene(of node: JSONNode, _ defaults: CaseDefaults) -> LayoutScene {
    readStates(node)
    readActions(node)
    let count = screen.motion.states.count
    var earlierIDs: Set<String> = []
    for index in 0..<count {
      let reader = SpecReader(file)
      reader.screen.motion.moment.stateCount = index
      reader.screen.motion.moment.time = index > 0 ? screen.motion.states[index - 1].time : 0
      reader.readStates(node)
      _ = reader.scene(of: node, defaults, isLast: false)
      earlierIDs.formUnion(reader.screen.ids.keys)
      screen.motion.earlierUses.formUnion(reader.screen.definitions.usedNames)
      if reader.screen.hasUnreadViews { screen.unreadViews += 1 }
    }
    let timed = Set(screen.motion.states.compactMap(\.name))
    for name in screen.motion.namedStates.keys.sorted() where !timed.contains(name) {
      let reader = SpecReader(file)
      reader.screen.motion.moment.change(SpecStateChange(to: name), [:])
      reader.readStates(node)
      _ = reader.scene(of: node, defaults, isLast: false)
      earlierIDs.formUnion(reader.screen.ids.keys)
      screen.motion.earlierUses.formUnion(reader.screen.definitions.usedNames)
      if reader.screen.hasUnreadViews { screen.unreadViews += 1 }
    }
    screen.motion.moment.stateCount = count
    screen.motion.moment.time = screen.motion.states.last?.time ?? 0
    screen.motion.earlierIDs = earlierIDs
    if count > 0 { readStates(node) }
    return scene(of: node, defaults)
  }

  /// The annotations of nodes, by their positions in the tree.
  private func notes(in subject: Spec.Subject) -> [Int: NodeAnnotations] {
    guard isNoting, case .scene(let scene) = subject else { return [:] }
    return notes(in: scene.tree)
  }

  /// The gestures of nodes other than taps, by their positions in the tree.
  private func gestures(in subject: Spec.Subject) -> [Int: FingerGestures] {
    guard !screen.motion.gestures.isEmpty, case .scene(let scene) = subject else { return [:] }
    var gestures: [Int: FingerGestures] = [:]
    for view in scene.tree.nodes.indices {
      guard let owner = scene.tree.owner(of: view), let own = screen.motion.gestures[owner],
        !own.isEmpty
      else { continue }
      gestures[view] = own
    }
    return gestures
  }

  private func notes(in tree: ViewTree) -> [Int: NodeAnnotations] {
    var notes: [Int: NodeAnnotations] = [:]
    for view in tree.nodes.indices {
      guard let owner = tree.owner(of: view), var note = screen.motion.notes[owner] else {
        continue
      }
      if case .canvas(_, let drawing?) = tree.nodes[view].content {
        note.symbols = drawing.value.symbols.map { self.notes(in: $0.tree) }
      }
      notes[view] = note
    }
    return notes
  }

  /// The views' places in the file, by their positions in the tree.
  private func viewPositions(in subject: Spec.Subject) -> [Int: SourcePosition] {
    guard file.locatesViews || isNoting, case .scene(let scene) = subject else {
      return [:]
    }
    var positions: [Int: SourcePosition] = [:]
    for view in scene.tree.nodes.indices {
      if let owner = scene.tree.owner(of: view) { positions[view] = screen.places[Int(owner)] }
    }
    return positions
  }
}
