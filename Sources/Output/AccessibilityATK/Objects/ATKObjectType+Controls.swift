internal import AccessibilityCore
internal import CATK

extension ATKObjectType {
  /// `AtkAction`: the actions of a node.
  ///
  /// The bridge reports success to the client before it makes the call; the client's next query is
  /// answered by the screen after the action.
  static let actionFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkActionIface.self) else { return }
    functions.pointee.get_n_actions = {
      answer($0, otherwise: 0) { gint($0.record.actions.count) }
    }
    functions.pointee.get_name = { action, index in
      answer(action, otherwise: nil) { $0.actionTexts(at: index)?.name.pointer }
    }
    functions.pointee.get_localized_name = { action, index in
      answer(action, otherwise: nil) { $0.actionTexts(at: index)?.localizedName.pointer }
    }
    functions.pointee.get_description = { action, index in
      answer(action, otherwise: nil) { $0.actionTexts(at: index)?.description.pointer }
    }
    functions.pointee.get_keybinding = { action, index in
      answer(action, otherwise: nil) { $0.actionTexts(at: index)?.keyBinding?.pointer }
    }
    functions.pointee.do_action = { action, index in
      answer(action, otherwise: 0) { node in
        guard node.record.actions.indices.contains(Int(index)) else { return 0 }
        return node.ask(node.record.actions[Int(index)].request) ? 1 : 0
      }
    }
  }

  /// `AtkValue`: a number within bounds.
  static let valueFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkValueIface.self) else { return }
    functions.pointee.get_value_and_text = { value, number, text in
      number?.pointee = answer(value, otherwise: 0) { $0.record.value?.current ?? 0 }
      // The bridge never frees the text; clients find it in the attribute `valuetext`.
      text?.pointee = nil
    }
    functions.pointee.get_range = { value in
      answer(value, otherwise: nil) { node in
        node.record.value.map { atk_range_new($0.minimum, $0.maximum, nil) }
      }
    }
    functions.pointee.get_increment = { answer($0, otherwise: 0) { $0.record.value?.step ?? 0 } }
    functions.pointee.set_value = { value, number in
      answer(value, otherwise: ()) { node in
        guard let own = node.record.value, !own.isReadOnly, number.isFinite else { return }
        node.ask(.setValue(number))
      }
    }
  }

  /// `AtkSelection`: the selected children, by their states.
  static let selectionFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkSelectionIface.self) else { return }
    functions.pointee.get_selection_count = {
      answer($0, otherwise: 0) { gint($0.selectedChildren.count) }
    }
    functions.pointee.is_child_selected = { selection, index in
      answer(selection, otherwise: 0) { $0.child(at: index)?.isSelected == true ? 1 : 0 }
    }
    functions.pointee.ref_selection = { selection, index in
      answer(selection, otherwise: nil) { node in
        let chosen = node.selectedChildren
        return chosen.indices.contains(Int(index)) ? chosen[Int(index)].retainedObject() : nil
      }
    }
    functions.pointee.add_selection = { selection, index in
      answer(selection, otherwise: 0) { node in
        guard let child = node.child(at: index), child.record.states.contains(.selectable)
        else { return 0 }
        return child.ask(.select) ? 1 : 0
      }
    }
    // In most containers exactly one child is selected; multiselectable ones allow any number.
    functions.pointee.clear_selection = {
      answer($0, otherwise: 0) { node in
        node.choosesFreely && node.askChildren(\.selectedChildren, .deselect) ? 1 : 0
      }
    }
    functions.pointee.remove_selection = { selection, index in
      answer(selection, otherwise: 0) { node in
        let chosen = node.selectedChildren
        guard chosen.indices.contains(Int(index)) else { return 0 }
        return chosen[Int(index)].ask(.deselect) ? 1 : 0
      }
    }
    functions.pointee.select_all_selection = {
      answer($0, otherwise: 0) { node in
        node.choosesFreely && node.askChildren(\.unselectedChildren, .select) ? 1 : 0
      }
    }
  }
}

extension ATKNode {
  /// Whether several of the children may be selected.
  fileprivate var choosesFreely: Bool { record.states.contains(.multiselectable) }

  /// Makes the same request to children; returns whether all performed it.
  ///
  /// A request may change the children.
  fileprivate func askChildren(
    _ asked: (ATKNode) -> [ATKNode],
    _ request: AccessibilityRequest
  ) -> Bool {
    asked(self).reduce(true) { $1.ask(request) && $0 }
  }

  fileprivate var unselectedChildren: [ATKNode] {
    children.filter { $0.record.states.contains(.selectable) && !$0.isSelected }
  }

  fileprivate func actionTexts(
    at position: gint
  ) -> (name: CText, localizedName: CText, description: CText, keyBinding: CText?)? {
    texts.actions.indices.contains(Int(position)) ? texts.actions[Int(position)] : nil
  }
}
