/// The selection of a list, with its type erased.
struct ListSelection {
  /// Selects the row of the first tag of the selection's type; false if it has none.
  let select: ([AnyHashable]) -> Bool
  /// Selects or deselects the row of the first tag of the selection's type; false if it cannot.
  private(set) var setSelected: ([AnyHashable], Bool) -> Bool = { _, _ in false }
  /// The tags that are selected.
  let selected: () -> Set<AnyHashable>
  /// The first tag of the right type.
  let tag: ([AnyHashable]) -> AnyHashable?
  /// Whether several rows may be selected, only while the list is edited (V10.1).
  private(set) var isMultiple = false

  /// Whether rows are selected when they are activated.
  func isOffered(in environment: EnvironmentValues) -> Bool {
    !isMultiple || environment.editMode?.wrappedValue.isEditing == true
  }

  private init<Value: Hashable>(
    of type: Value.Type,
    selected: @escaping () -> Set<AnyHashable>,
    select: @escaping (Value) -> Void,
    setSelected: @escaping (Value, Bool) -> Bool
  ) {
    func value(_ tags: [AnyHashable]) -> Value? {
      tags.lazy.compactMap { $0.base as? Value }.first
    }
    self.selected = selected
    tag = { tags in value(tags).map { AnyHashable($0) } }
    self.select = { tags in
      guard let value = value(tags) else { return false }
      select(value)
      return true
    }
    self.setSelected = { tags, isSelected in
      value(tags).map { setSelected($0, isSelected) } ?? false
    }
  }

  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(of: Value.self) {
      binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    } select: {
      binding.wrappedValue = $0
    } setSelected: { tag, isSelected in
      if isSelected {
        binding.wrappedValue = tag
      } else if binding.wrappedValue == tag {
        binding.wrappedValue = nil
      }
      return true
    }
  }

  static func one<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
    ListSelection(of: Value.self) {
      [AnyHashable(binding.wrappedValue)]
    } select: {
      binding.wrappedValue = $0
    } setSelected: { tag, isSelected in
      // A single selection cannot be emptied.
      guard isSelected else { return binding.wrappedValue != tag }
      binding.wrappedValue = tag
      return true
    }
  }

  static func any<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    var selection = ListSelection(of: Value.self) {
      Set(binding.wrappedValue.map { AnyHashable($0) })
    } select: { tag in
      if binding.wrappedValue.contains(tag) {
        binding.wrappedValue.remove(tag)
      } else {
        binding.wrappedValue.insert(tag)
      }
    } setSelected: { tag, isSelected in
      if isSelected {
        binding.wrappedValue.insert(tag)
      } else {
        binding.wrappedValue.remove(tag)
      }
      return true
    }
    selection.isMultiple = true
    return selection
  }
}

/// The state that rows depend on: the selection, and whether activation selects.
struct SelectionState: Hashable {
  let selected: Set<AnyHashable>
  let isOffered: Bool
}

/// The selection of the list around a view.
@MainActor
final class ListSelectionPlace {
  var selection: ListSelection?

  nonisolated init() {}
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelectionPlace? { nil }
}

extension EnvironmentValues {
  /// The selection of the list around.
  var listSelection: ListSelectionPlace? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
