/// Where the selection of a list is, whatever its values are.
struct ListSelection {
  /// Selects the row of the first tag of the right type; false if there is none.
  let select: ([AnyHashable]) -> Bool
  /// The tags that are selected.
  let selected: () -> Set<AnyHashable>
  /// The first tag of the right type.
  let tag: ([AnyHashable]) -> AnyHashable?
  /// Whether rows are selected only while the list is edited (V10.1).
  private(set) var needsEditing = false

  /// Whether rows are selected when they are activated.
  func isOffered(in environment: EnvironmentValues) -> Bool {
    !needsEditing || environment.editMode?.wrappedValue.isEditing == true
  }

  private init<Value: Hashable>(
    of type: Value.Type,
    selected: @escaping () -> Set<AnyHashable>,
    select: @escaping (Value) -> Void
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
  }

  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(of: Value.self) {
      binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    } select: {
      binding.wrappedValue = $0
    }
  }

  static func one<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
    ListSelection(of: Value.self) {
      [AnyHashable(binding.wrappedValue)]
    } select: {
      binding.wrappedValue = $0
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
    }
    selection.needsEditing = true
    return selection
  }
}

/// What rows depend on.
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
