/// A search that a bar has the field of.
@MainActor
final class SearchModel {
  /// The binding of the search text.
  var text: Binding<String>?
  /// The binding of whether the field has the keyboard; nil to store it here.
  var isPresented: Binding<Bool>?
  /// Whether the field has the keyboard.
  private(set) var isSearching = false
  /// Runs when what was typed is submitted.
  var onSubmit: (() -> Void)?
  /// Has the views evaluated that depend on the search.
  var invalidate: () -> Void = {}

  nonisolated init() {}

  /// Types into the field.
  func type(_ string: String) -> Bool {
    guard let text else { return false }
    text.wrappedValue = string
    begin()
    return true
  }

  /// Gives the field the keyboard.
  func begin() { set(true) }

  /// Ends the search.
  func dismiss() {
    text?.wrappedValue = ""
    set(false)
  }

  /// Submits what was typed.
  func submit() { onSubmit?() }

  private func set(_ isSearching: Bool) {
    if self.isSearching == isSearching { return }
    self.isSearching = isSearching
    isPresented?.wrappedValue = isSearching
    invalidate()
  }
}

private enum SearchKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The search of the views around.
  var search: SearchModel? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether the reader searches.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the views around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}
