internal import LayoutCore

/// Turns the JSON of a spec file into specs.
///
/// | part of the file | where |
/// | --- | --- |
/// | file, cases, scene, proposal, alignments | `SpecReader+File`, `SpecReader+Scene` |
/// | views, leaves | `SpecReader+Views`, `SpecReader+Leaves` |
/// | modifiers, environment values | `SpecReader+Modifiers`, `SpecReader+Environment` |
/// | `ForEach`, `Reference`, placeholders | `SpecReader+Templates` |
/// | expectations | `SpecReader+Expectations` |
/// | numbers, names, alignments, guides | `SpecReader+Values`, `SpecReader+Guides` |
///
/// It never stops at an error: what cannot be read is noted and left out, so that a user sees
/// everything at once.
final class SpecReader {
  /// How deep the JSON may be nested: a view takes two levels, content of a modifier five.
  static let maximumDepth = ViewTree.maximumDepth * 5
  /// The most views and modifiers of a screen, repetitions counted.
  static let maximumNodes = 5_000_000

  let document: JSONDocument
  let diagnostics: DiagnosticCollector

  // MARK: The screen being read

  var builder = ViewTreeBuilder()
  var alignments: [String: CustomAlignment] = [:]
  var definitions: [String: JSONNode] = [:]
  var definitionsNode: JSONNode?
  var usedDefinitions: Set<String> = []
  /// The definitions that are being expanded, outermost first.
  var expanding: [String] = []
  /// What placeholders stand for, innermost scope last.
  var scopes: [[String: JSONNode]] = []
  var ids: Set<String> = []
  /// How many modifiers and containers are open.
  var depth = 0
  var isTooLarge = false

  init(_ document: JSONDocument) {
    self.document = document
    diagnostics = DiagnosticCollector(document: document)
  }

  /// Forgets the screen read last.
  func startScreen() {
    builder = ViewTreeBuilder()
    alignments = [:]
    definitions = [:]
    definitionsNode = nil
    usedDefinitions = []
    expanding = []
    scopes = []
    ids = []
    depth = 0
    isTooLarge = false
  }

  func error(_ message: String, at place: JSONPlace, hint: String? = nil) {
    diagnostics.error(message, at: place, hint: hint)
  }
}

/// A value and where it stands.
struct JSONNode {
  let value: JSONValue
  let place: JSONPlace

  static func root(_ value: JSONValue) -> JSONNode { JSONNode(value: value, place: .root) }
}
