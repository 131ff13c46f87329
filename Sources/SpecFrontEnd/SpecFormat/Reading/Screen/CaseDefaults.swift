/// The keys that a file states for all of its cases; a case that states one of them itself has both, and its
/// own members win.
struct CaseDefaults {
  var source: String?
  var confidence: Confidence?
  var scene: JSONNode?
  var environment: JSONNode?
  var alignments: JSONNode?
  var definitions: JSONNode?

  /// Nothing, for a file that is one spec.
  init() {}

  /// The keys of a file with cases.
  init(of root: JSONNode, _ reader: SpecReader) {
    source = reader.string("source", of: root)
    confidence = reader.choice(Confidence.self, "confidence", of: root)
    scene = reader.member("scene", of: root)
    environment = reader.member("environment", of: root)
    alignments = reader.member("alignments", of: root)
    definitions = reader.member("definitions", of: root)
  }
}
