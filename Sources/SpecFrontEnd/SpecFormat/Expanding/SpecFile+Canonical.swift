internal import LayoutCore

/// A spec file in its canonical form, see `Specs/RUNNING.md`.
package struct CanonicalFile: Sendable {
  /// The version of the form.
  package static let version = 1

  /// The specs, each with all that its file says for it.
  package var specs: [CanonicalValue]
  /// Whether the file is a list of cases.
  package var hasCases: Bool
  /// The title of the file.
  package var title: String?
  /// Diagnostics for the parts that have no canonical form.
  package var diagnostics: [Diagnostic]

  /// The whole file.
  package var document: CanonicalValue {
    let head: [CanonicalValue.Member] = [
      .init("espalier", .string("spec")), .init("version", .number(Double(Self.version))),
    ]
    guard hasCases else { return .object(head + (specs.first?.members ?? [])) }
    let title = title.map { [CanonicalValue.Member("title", .string($0))] } ?? []
    return .object(head + title + [.init("cases", .list(specs))])
  }
}

extension SpecFile {
  /// The canonical form of the file; nil of one that is no spec, or has errors.
  package func canonical() -> CanonicalFile? {
    guard let origin = specs.first?.origin,
      case .success(let document) = JSONDocument.parse(
        bytes: origin.bytes,
        file: name,
        maximumDepth: ViewTree.maximumDepth * 5,
        maximumSize: origin.limits.bytes,
        maximumProblems: origin.limits.problems
      )
    else { return nil }
    let context = FileContext(document, limits: origin.limits, overrides: origin.overrides)
    return document.withRoot { root in
      withStackSpace(levels: SpecReader.levels(of: document, root)) {
        canonical(JSONNode.root(root), context)
      }
    }
  }

  private func canonical(_ root: JSONNode, _ context: FileContext) -> CanonicalFile {
    let reader = SpecReader(context)
    var file = CanonicalFile(
      specs: [],
      hasCases: root.value["cases"] != nil,
      title: reader.string("title", of: root),
      diagnostics: []
    )
    if let cases = reader.member("cases", of: root) {
      let defaults = CaseDefaults(of: root, reader)
      let nodes = reader.elements(of: cases)
      file.specs = specs.compactMap { spec in
        guard let index = spec.origin?.index, nodes.indices.contains(index) else { return nil }
        return SpecExpander(context).spec(nodes[index], spec, defaults)
      }
    } else if let spec = specs.first {
      file.specs = [SpecExpander(context).spec(root, spec, CaseDefaults())]
    }
    file.diagnostics = context.diagnostics.diagnostics
    return file
  }
}
