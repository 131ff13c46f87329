/// The order in which the programs of a project are compiled: those first that take the least for each of their
/// previews, so that most previews are shown after any time.
package struct ProgramOrder {
  /// A program to compile.
  struct Candidate {
    /// The size of its sources, without those of modules.
    let size: Int
    /// The number of its previews.
    let previews: Int
    /// The modules that it imports, those included that these import.
    let modules: Set<String>
  }

  let candidates: [Candidate]
  /// The sizes of the modules.
  let sizes: [String: Int]

  /// The numbers of the programs in their order; a module that several need is counted for the first of them.
  var order: [Int] {
    var (order, compiled) = ([Int](), Set<String>())
    var waiting = Array(candidates.indices)
    while !waiting.isEmpty {
      let costs = waiting.map { cost(of: candidates[$0], after: compiled) }
      guard let next = waiting.indices.min(by: { (costs[$0], $0) < (costs[$1], $1) }) else { break }
      let number = waiting.remove(at: next)
      order.append(number)
      compiled.formUnion(candidates[number].modules)
    }
    return order
  }

  /// The size of what must still be compiled for each preview of a program.
  private func cost(of candidate: Candidate, after compiled: Set<String>) -> Double {
    let others = candidate.modules.subtracting(compiled).reduce(0) { $0 + (sizes[$1] ?? 0) }
    return Double(candidate.size + others) / Double(max(1, candidate.previews))
  }
}

extension ProgramOrder {
  /// Returns the order for modules of a project.
  package static func order(of modules: [ProjectModules.Module]) -> [Int] {
    guard modules.count > 1, let first = modules.first else { return Array(modules.indices) }
    var imports = ProjectImports(around: Files.absolute(first.module.folder))
    let candidates = modules.map { module in
      Candidate(
        size: ProjectImports.size(of: module.module.files),
        previews: module.previews,
        modules: imports.modules(importedBy: module.module.files)
      )
    }
    return ProgramOrder(candidates: candidates, sizes: imports.sizes).order
  }
}
