package import LayoutCore

extension ViewTree {
  /// The symbols of a screen without a substitute (D7.12, V11.14), each name once, with the
  /// position of the first view that has it.
  ///
  /// Only names are compared: no font is read.
  package var unknownSymbols: [DisplayList.Problem] {
    var seen: Set<String> = []
    var problems: [DisplayList.Problem] = []
    func look(_ name: String, of view: Int) {
      guard seen.insert(name).inserted, !SymbolComposer.isKnown(name) else { return }
      problems.append(.unknownSymbol(name, view: view))
    }
    for view in subtree(of: nil) {
      let content = nodes[view].content
      if case .symbol(let name, _) = content {
        look(name, of: view)
      } else if case .textRuns(let runs) = content {
        for run in runs { if let name = run.symbol { look(name, of: view) } }
      } else if case .modifier(.annotation(let annotation, _)) = content,
        let name = annotation.value.symbolName
      {
        look(name, of: view)
      }
    }
    return problems
  }
}

extension DisplayList.Problem {
  /// The problem of a symbol without a substitute.
  static func unknownSymbol(_ name: String, view: Int?) -> DisplayList.Problem {
    DisplayList.Problem(
      message: "nothing stands in for the symbol '\(name)'; its place is marked",
      view: view
    )
  }
}

extension SymbolComposer {
  /// Whether a symbol has a substitute.
  fileprivate static func isKnown(_ name: String) -> Bool {
    var anything = Path()
    anything.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
    let glyph = anything
    return (try? SymbolComposer { _ in glyph }.symbol(named: name)) != nil
  }
}
