internal import LayoutCore

// Custom alignments.

extension SpecReader {
  /// Declares the custom alignments.
  ///
  /// Their names have to be known before any default value is read, for one may name another; so
  /// each is declared with a value that is looked up later.
  ///
  /// - Parameter nodes: The objects that declare them; of two of a name the last one counts.
  func readAlignments(in nodes: [JSONNode]) {
    for node in nodes where node.value.kind != .object {
      wrongType(node, "an object", of: "'alignments'")
    }
    guard !nodes.isEmpty else { return }
    let table = AlignmentTable()
    let known = SpecVocabulary.horizontalGuides + SpecVocabulary.verticalGuides
    var declared: [Declared] = []
    for (name, definition, node) in alignmentMembers(in: nodes) {
      let place = JSONPlace.key(in: node.value, name)
      check(definition, SpecVocabulary.alignment, of: "an alignment")
      guard !known.contains(name) else {
        error("\(name.quoted) is one of SwiftUI's own guides", at: place)
        continue
      }
      guard screen.alignments.count < AlignmentTable.maximumCount else {
        error("more than \(AlignmentTable.maximumCount) alignments", at: place)
        return
      }
      let axis = member("axis", of: definition)
        .flatMap { choice($0, among: SpecVocabulary.axes, "'axis'") }
      let combine = member("combine", of: definition)
        .flatMap { expression($0, "'combine'", variables: ["p", "n", "child"]) }
      if axis == nil { screen.alignmentsWithoutAxis.insert(name) }
      let index = declared.count
      screen.alignments[name] = tree.builder.alignment(
        name,
        axis: axis == 1 ? .vertical : .horizontal,
        definition: formulas(of: definition),
        combine: combine.map(combination),
        defaultValue: { table.value(index, for: $0) }
      )
      declared.append((name, definition))
    }
    let defaults = declared.map { guideValue("defaultValue", of: $0.node) ?? .number(0) }
    refuseEndlessDefaults(declared, defaults)
    table.fill(defaults)
  }

  /// The declarations of some objects, those left out that a later object declares anew.
  private func alignmentMembers(
    in nodes: [JSONNode]
  ) -> [(name: String, definition: JSONNode, node: JSONNode)] {
    var members: [(name: String, definition: JSONNode, node: JSONNode)] = []
    for node in nodes where node.value.kind == .object {
      let own = namedMembers(of: node)
      members.removeAll { other in own.contains { $0.key == other.name } }
      members += own.map { ($0.key, $0.node, node) }
    }
    return members
  }

  /// The formulas of an alignment's values.
  private func formulas(of definition: JSONNode) -> String? {
    var text = ""
    for key in ["defaultValue", "combine"] {
      guard let value = member(key, of: definition)?.value else { continue }
      guard let formula = value.string ?? value.number.map({ "\($0)" }) else { return nil }
      text += "\(key) \(formula.quoted) "
    }
    return text
  }

  private func combination(_ expression: GuideExpression) -> CustomAlignment.Combine {
    { current, count, value in
      expression.value(variables: [current ?? 0, Double(count), value])
    }
  }

  // MARK: Default values that depend on others

  /// The limit of a default value's depth in nested operations, by way of the alignments it names:
  /// computing it takes stack by this.
  private static let maximumHeight = 300
  /// The limit of a default value's operations, those of the alignments it names included.
  private static let maximumOperations = 10_000
  /// The cost of asking for another alignment, in operations.
  private static let operationsPerAlignment = 10

  private typealias Declared = (name: String, node: JSONNode)

  /// The cost of computing a default value.
  private struct Effort {
    var height: Int
    var operations: Int
  }

  /// A default value that depends on itself has no value, and one that names alignments that name
  /// others, each more than once, may take forever.
  private func refuseEndlessDefaults(_ declared: [Declared], _ defaults: [GuideExpression]) {
    let successors = defaults.map { $0.guides.compactMap(\.customIndex) }
    var efforts = [Effort?](repeating: nil, count: declared.count)
    for start in declared.indices where efforts[start] == nil {
      // The alignments on the way from `start`, each with how many of its successors are done.
      var path = [(index: start, done: 0)]
      var isOnPath: Set<Int> = [start]
      while let (index, done) = path.last {
        guard done < successors[index].count else {
          let parts = successors[index].map { efforts[$0] }
          let effort = effort(of: defaults[index], parts)
          efforts[index] = effort
          if isTooMuch(effort), !parts.contains(where: isTooMuch) { refuse(declared[index]) }
          isOnPath.remove(index)
          path.removeLast()
          continue
        }
        path[path.count - 1].done += 1
        let next = successors[index][done]
        if isOnPath.contains(next) {
          let cycle = path.drop { $0.index != next }.map { declared[$0.index].name }
          refuse(declared[next], cycle: cycle)
        } else if efforts[next] == nil {
          path.append((next, 0))
          isOnPath.insert(next)
        }
      }
    }
  }

  private func effort(of value: GuideExpression, _ successors: [Effort?]) -> Effort {
    var effort = Effort(height: 0, operations: value.operations)
    for successor in successors.compactMap({ $0 }) {
      effort.height = max(effort.height, successor.height)
      effort.operations += successor.operations + SpecReader.operationsPerAlignment
      effort.operations = min(effort.operations, 2 * SpecReader.maximumOperations)
    }
    effort.height = min(effort.height + value.height + 1, 2 * SpecReader.maximumHeight)
    return effort
  }

  private func isTooMuch(_ effort: Effort?) -> Bool {
    guard let effort else { return false }
    return effort.height > SpecReader.maximumHeight
      || effort.operations > SpecReader.maximumOperations
  }

  private func refuse(_ alignment: Declared) {
    error(
      "the default value of \(alignment.name.quoted) builds on too many others",
      at: .value(in: alignment.node.value, key: "defaultValue")
    )
  }

  private func refuse(_ alignment: Declared, cycle: [String]) {
    let chain = (cycle + [alignment.name]).joined(separator: " → ")
    error(
      "the default value of \(alignment.name.quoted) depends on itself: \(chain)",
      at: .value(in: alignment.node.value, key: "defaultValue")
    )
  }
}
