internal import CATK

extension ATKObjectType {
  /// `AtkObject`: the interface of every node.
  static let objectFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkObjectClass.self) else { return }
    functions.pointee.get_name = { answer($0, otherwise: nil) { $0.texts.name.pointer } }
    functions.pointee.get_description = {
      answer($0, otherwise: nil) { $0.texts.description.pointer }
    }
    functions.pointee.get_parent = { answer($0, otherwise: nil) { $0.parent?.madeObject() } }
    functions.pointee.get_n_children = { answer($0, otherwise: 0) { gint($0.children.count) } }
    functions.pointee.ref_child = { object, index in
      answer(object, otherwise: nil) { $0.child(at: index)?.retainedObject() }
    }
    functions.pointee.get_index_in_parent = {
      answer($0, otherwise: -1) { $0.parent == nil ? -1 : gint($0.index) }
    }
    functions.pointee.get_role = {
      answer($0, otherwise: ATK_ROLE_INVALID) { ATKLibrary.shared.number(of: $0.record.role) }
    }
    functions.pointee.ref_state_set = { object in
      // The caller owns the set, so every call makes a new one.
      let set = atk_state_set_new()
      let states = answer(object, otherwise: [ATK_STATE_DEFUNCT]) {
        ATKLibrary.shared.numbers(of: $0.record.states)
      }
      for state in states { atk_state_set_add_state(set, state) }
      return set
    }
    functions.pointee.get_attributes = { object in
      answer(object, otherwise: nil) { node in
        AttributeSet.make(node.record.attributes)
      }
    }
    functions.pointee.ref_relation_set = { object in
      let set = atk_relation_set_new()
      for (type, target) in answer(object, otherwise: [], { $0.relatedObjects }) {
        atk_relation_set_add_relation_by_type(set, type, target)
      }
      return set
    }
    functions.pointee.get_object_locale = { object in
      answer(object, otherwise: nil) { node in
        sequence(first: node, next: \.parent).lazy.compactMap(\.texts.locale).first?.pointer
      }
    }
  }
}

/// Attributes as a list that its receiver frees.
enum AttributeSet {
  static func make(
    _ attributes: [ATKRecord.Attribute]
  ) -> UnsafeMutablePointer<AtkAttributeSet>? {
    var list: UnsafeMutablePointer<GSList>?
    for attribute in attributes.reversed() {
      guard let memory = g_malloc(gsize(MemoryLayout<AtkAttribute>.size)) else { continue }
      let entry = memory.assumingMemoryBound(to: AtkAttribute.self)
      entry.pointee.name = g_strdup(attribute.name)
      entry.pointee.value = g_strdup(attribute.value)
      list = g_slist_prepend(list, memory)
    }
    return list
  }
}

extension ATKNode {
  /// The related objects of the node, with the types of relations.
  fileprivate var relatedObjects: [(AtkRelationType, UnsafeMutablePointer<AtkObject>)] {
    record.relations.flatMap { relation -> [(AtkRelationType, UnsafeMutablePointer<AtkObject>)] in
      guard let type = ATKLibrary.shared.number(of: relation.type) else { return [] }
      return relation.targets.compactMap(publisher.node(withID:)).map { (type, $0.madeObject()) }
    }
  }

  /// The child at an index from a client.
  func child(at position: gint) -> ATKNode? {
    children.indices.contains(Int(position)) ? children[Int(position)] : nil
  }
}
