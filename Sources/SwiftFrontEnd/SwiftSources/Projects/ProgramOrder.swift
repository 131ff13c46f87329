/// The order in which the programs of a project are compiled: those first that take the least for each of their
/// previews, so that most previews are shown after any time.
package struct ProgramOrder {
  /// A program to compile.
  struct Candidate {
    /// The size of its sources, without those of modules; 0 if it is one of these itself.
    let size: Int
    /// The number of its previews.
    let previews: Int
    /// The modules that it imports, those included that these import, and itself if others import it.
    let modules: Set<String>
  }

  let candidates: [Candidate]
  /// The sizes of the modules.
  let sizes: [String: Int]
  /// The modules that are programs and that other programs import.
  package var shared: Set<String> = []

  /// The numbers of the programs in their order; a module that several need is counted for the first of them.
  package var order: [Int] { ranks.order }

  /// The rank of the first program that waits until all before it are compiled, so that they have all processors:
  /// it has few previews beside theirs, each of which takes many times as much; nil if there is none.
  package var firstLate: Int? { ranks.firstLate }

  /// The least factors between what a preview of a late program takes and one before it, and between their numbers.
  private static let (muchMore, manyMore) = (16.0, 16)

  private var ranks: (order: [Int], firstLate: Int?) {
    var (order, compiled) = ([Int](), Set<String>())
    var firstLate: Int?
    var (size, previews) = (0.0, 0)
    var waiting = Array(candidates.indices)
    while !waiting.isEmpty {
      let costs = waiting.map { cost(of: candidates[$0], after: compiled) }
      guard let next = waiting.indices.min(by: { (costs[$0], $0) < (costs[$1], $1) }) else { break }
      let candidate = candidates[waiting[next]]
      let isDear = costs[next] * Double(previews) > ProgramOrder.muchMore * size
      if firstLate == nil, isDear, candidate.previews * ProgramOrder.manyMore < previews {
        firstLate = order.count
      }
      size += costs[next] * Double(max(1, candidate.previews))
      previews += max(1, candidate.previews)
      order.append(waiting.remove(at: next))
      compiled.formUnion(candidate.modules)
    }
    return (order, firstLate)
  }

  /// The size of what must still be compiled for each preview of a program.
  private func cost(of candidate: Candidate, after compiled: Set<String>) -> Double {
    let others = candidate.modules.subtracting(compiled).reduce(0) { $0 + (sizes[$1] ?? 0) }
    return Double(candidate.size + others) / Double(max(1, candidate.previews))
  }
}

extension ProgramOrder {
  /// Creates the order for modules of a project.
  package init(of modules: [ProjectModules.Module]) {
    guard modules.count > 1, let first = modules.first else {
      (candidates, sizes) = (modules.map { _ in Candidate(size: 0, previews: 0, modules: []) }, [:])
      return
    }
    var imports = ProjectImports(around: Files.absolute(first.module.folder))
    let imported = modules.map { imports.modules(importedBy: $0.module.files) }
    let shared = imported.reduce(into: Set()) { $0.formUnion($1) }
      .intersection(modules.map(\.module.name))
    candidates = zip(modules, imported).map { module, imported in
      let (name, files) = (module.module.name, module.module.files)
      return Candidate(
        size: shared.contains(name) ? 0 : ProjectImports.size(of: files),
        previews: module.previews,
        modules: shared.contains(name) ? imported.union([name]) : imported
      )
    }
    sizes = imports.sizes
    self.shared = shared
  }
}
