internal import AccessibilityCore
internal import LayoutCore

/// Turns the JSON of a spec file into specs.
///
/// | part of the file | where |
/// | --- | --- |
/// | file, cases, scene, proposal | `SpecReader+File`, `SpecReader+Scene` |
/// | custom alignments | `SpecReader+Alignments` |
/// | views, leaves, grids | `SpecReader+Views`, `SpecReader+Leaves`, `SpecReader+Shapes`, `SpecReader+Canvas`, `SpecReader+Grids`, `SpecReader+LazyGrids` |
/// | controls, tables | `SpecReader+Controls`, `SpecReader+Tables`, beside the keys of each control in `SpecView` |
/// | modifiers | `SpecReader+Modifiers`, `SpecReader+Rendering`, `SpecReader+Accessibility` |
/// | environment values | `SpecReader+Environment`, `SpecReader+Settings` |
/// | styles, lines, effects | `SpecReader+Styles`, `SpecReader+Colors`, `SpecReader+Gradients`, `SpecReader+Strokes`, `SpecReader+Effects`, `SpecReader+Surfaces` |
/// | `ForEach`, `Reference`, placeholders | `SpecReader+Templates` |
/// | expectations | `SpecReader+Expectations` |
/// | rules asked directly | `SpecReader+Rules` |
/// | numbers, names, alignments, guides | `SpecReader+Values`, `SpecReader+Proxies`, `SpecReader+Guides` |
///
/// It never stops at an error: what cannot be read is noted and left out, so that a user sees
/// everything at once.
///
/// A reader reads one screen: what it remembers of it is in three values that start anew with each
/// reader, ``screen``, ``tree`` and ``scope``.
package final class SpecReader {
  let file: FileContext
  /// The screen read so far.
  var screen = ScreenDraft()
  /// The views read so far.
  var tree = TreeDraft()
  /// The surroundings of the view that is being read.
  private(set) var scope = ReadingScope()

  var document: JSONDocument { file.document }
  var limits: SpecLimits { file.limits }
  var diagnostics: DiagnosticCollector { file.diagnostics }
  /// Whether notes of nodes are wanted: how they move.
  var isNoting: Bool { file.moment != nil }

  package init(_ file: FileContext) { self.file = file }

  /// The recursion depth of the reader, in the units of `withStackSpace(levels:_:)`.
  ///
  /// A view takes no more than four for each level of JSON: a navigation stack, whose bars are made
  /// around its content, most. Definitions are read where they are
  /// used, so several of them may be inside each other; but each adds a view, and of views no more
  /// than a tree's depth are read.
  static func levels(of document: JSONDocument, _ root: JSONValue) -> Int {
    let cases = root["cases"].map { Array($0.elements) } ?? []
    let definitions =
      (root["definitions"]?.members.count ?? 0)
      + (cases.map { $0["definitions"]?.members.count ?? 0 }.max() ?? 0)
    let levels = levelsOfLargeFrames(depth: document.depth)
    return min(levels * (definitions + 1), 6 * ViewTree.maximumDepth)
  }

  /// Reads something with other surroundings, and goes back to these.
  func read(in inner: ReadingScope, _ body: () -> Void) {
    let outer = scope
    scope = inner
    body()
    scope = outer
  }

  /// Reads views into a tree of their own, which stands in no relation to the views around it.
  func readTree(in inner: ReadingScope, _ body: () -> Void) -> ViewTree {
    readBuilder(in: inner, body).finish()
  }

  /// The same with what the views say to a container around them.
  func readBuilder(in inner: ReadingScope, _ body: () -> Void) -> ViewTreeBuilder {
    var outer = TreeDraft(withAlignmentsOf: tree)
    swap(&outer, &tree)
    read(in: inner, body)
    swap(&outer, &tree)
    return outer.builder
  }

  func error(_ message: String, at place: JSONPlace, hint: String? = nil) {
    diagnostics.error(message, at: place, hint: hint)
  }
}
