internal import AccessibilityCore

extension ATKMapper {
  /// Adds the relations of each node, by the positions of the records.
  ///
  /// Every relation is set at both ends: Orca and validators start from either.
  func addRelations(to records: inout [ATKRecord]) {
    var ties = Ties(ids: records.map(\.id))
    addMembers(to: &ties)
    addControlled(to: &ties)
    addPairsAndGroups(to: &ties)
    for (record, relations) in ties.targets {
      records[record].relations = ATKRelationType.allCases.compactMap { type in
        relations[type].map { targets in
          // Nodes may be linked by several groups; members are distinct, and share their list.
          ATKRecord.Relation(type: type, targets: type == .memberOf ? targets : distinct(targets))
        }
      }
    }
  }

  private func distinct(_ targets: [String]) -> [String] {
    var known: Set<String> = []
    return targets.filter { known.insert($0).inserted }
  }

  private struct Ties {
    let ids: [String]
    var targets: [Int: [ATKRelationType: [String]]] = [:]

    /// Links two nodes, each to the other, once.
    mutating func tie(
      _ first: Int,
      _ type: ATKRelationType,
      _ second: Int,
      back: ATKRelationType
    ) {
      guard first != second else { return }
      add(type, to: second, of: first)
      add(back, to: first, of: second)
    }

    private mutating func add(_ type: ATKRelationType, to target: Int, of node: Int) {
      let id = ids[target + ATKMapper.firstNode]
      targets[node + ATKMapper.firstNode, default: [:]][type, default: []].append(id)
    }

    /// Links all of a set to all of it, each to itself as well; they share one list.
    ///
    /// The last comes first, as GTK lists the buttons of a group: Orca counts positions from the
    /// list's end. list's end.
    mutating func tieMembers(_ members: [Int]) {
      let list = members.reversed().map { ids[$0 + ATKMapper.firstNode] }
      for member in members {
        targets[member + ATKMapper.firstNode, default: [:]][.memberOf] = list
      }
    }
  }

  /// Adds the segments of a picker as members of a group.
  private func addMembers(to ties: inout Ties) {
    for node in snapshot.nodes {
      let segments = node.children.filter { mappings[$0].role == .radioButton }
      if segments.count > 1 { ties.tieMembers(segments) }
    }
  }

  /// Relates disclosures and tabs to the content that they control, and that to its tab as a label.
  private func addControlled(to ties: inout Ties) {
    for (index, node) in snapshot.nodes.enumerated() {
      for content in node.controls where snapshot.nodes.indices.contains(content) {
        ties.tie(index, .controllerFor, content, back: .controlledBy)
        let isContainer = snapshot.nodes[content].element.kind == .container
        if node.role == .tab, isContainer {
          ties.tie(index, .labelFor, content, back: .labelledBy)
        }
      }
    }
  }

  /// Adds relations of labels to their elements, and of the elements of a linked group each to the
  /// next one in reading order.
  private func addPairsAndGroups(to ties: inout Ties) {
    struct Key: Hashable {
      let kind: AccessibilityProperties.Relation.Kind
      let id: String
      let namespace: String
    }
    var tied: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, node) in snapshot.nodes.enumerated() {
      for relation in node.element.relations {
        let key = Key(kind: relation.kind, id: relation.id, namespace: relation.namespace)
        if tied[key] == nil { order.append(key) }
        if tied[key]?.last != index { tied[key, default: []].append(index) }
      }
    }
    for key in order {
      let nodes = tied[key] ?? []
      switch key.kind {
      case .labeledPairLabel:
        let content = Key(kind: .labeledPairContent, id: key.id, namespace: key.namespace)
        for (label, content) in zip(nodes, tied[content] ?? []) {
          ties.tie(label, .labelFor, content, back: .labelledBy)
        }
      case .linkedGroup:
        for (node, next) in zip(nodes, nodes.dropFirst()) {
          ties.tie(node, .flowsTo, next, back: .flowsFrom)
        }
      case .labeledPairContent, .rotorEntry:
        break
      }
    }
  }
}
