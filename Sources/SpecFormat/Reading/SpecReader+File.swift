internal import LayoutCore

extension SpecReader {
  /// Reads a whole file: one spec, or one for each of its cases.
  func file(_ value: JSONValue) -> [Spec] {
    let root = JSONNode.root(value)
    guard check(root, SpecVocabulary.file, of: "a spec") else { return [] }
    let defaults = Defaults(
      source: string("source", of: root),
      confidence: choice(Confidence.self, "confidence", of: root),
      scene: member("scene", of: root)
    )
    guard let cases = member("cases", of: root) else {
      if root.value["view"] == nil { error("a spec needs 'view' or 'cases'", at: .root) }
      return [spec(root, name: nil, defaults)]
    }
    for key in ["view", "expect", "proposal", "environment", "alignments", "definitions"]
    where root.value[key] != nil {
      error("\(key.quoted) belongs into each of 'cases'", at: .key(in: root.value, key))
    }
    guard cases.value.kind == .array else {
      wrongType(cases, "a list of specs", of: "'cases'")
      return []
    }
    var names: Set<String> = []
    return elements(of: cases).compactMap { node in
      guard check(node, SpecVocabulary.specCase, of: "a case") else { return nil }
      let name = string("name", of: node) ?? ""
      if !names.insert(name).inserted {
        error("duplicate case name \(name.quoted)", at: .value(in: node.value, key: "name"))
      }
      return spec(node, name: name, defaults)
    }
  }

  /// What a file states for all of its cases.
  private struct Defaults {
    var source: String?
    var confidence: Confidence?
    var scene: JSONNode?
  }

  private func spec(_ node: JSONNode, name: String?, _ defaults: Defaults) -> Spec {
    startScreen()
    let subject: Spec.Subject
    var expectation: Expectation?
    if let rule = member("rule", of: node) {
      subject = .rule(
        RuleProbe(
          rule: choice(RuleProbe.Rule.self, rule, "'rule'") ?? .lineSpacing,
          given: member("given", of: node).map { probeValue($0.value) } ?? .null
        )
      )
      for key in ["view", "scene", "proposal", "environment", "alignments", "definitions"]
      where node.value[key] != nil {
        error("a case with 'rule' has no \(key.quoted)", at: .key(in: node.value, key))
      }
    } else {
      if name != nil, node.value["view"] == nil {
        error("a case needs 'view' or 'rule'", at: node.place)
      }
      subject = .scene(scene(node, defaultScene: name == nil ? nil : defaults.scene))
    }
    if let expect = member("expect", of: node) { expectation = self.expectation(expect) }
    return Spec(
      file: document.source.file,
      name: name,
      title: string("title", of: node),
      source: name == nil ? defaults.source : string("source", of: node) ?? defaults.source,
      confidence: name == nil
        ? defaults.confidence
        : choice(Confidence.self, "confidence", of: node) ?? defaults.confidence,
      subject: subject,
      expectation: expectation
    )
  }
}
