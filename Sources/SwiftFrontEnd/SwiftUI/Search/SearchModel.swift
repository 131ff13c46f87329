/// A search that a bar has the field of.
@MainActor
final class SearchModel {
  /// The binding of the search text.
  var text: Binding<String>?
  /// The binding of whether the field has the keyboard; nil to store it here.
  var isPresented: Binding<Bool>?
  /// Whether the field has the keyboard.
  private(set) var isSearching = false
  /// Runs when the search text is submitted.
  var onSubmit: (() -> Void)?
  /// Invalidates the views that depend on the search.
  var invalidate: () -> Void = {}

  nonisolated init() {}

  /// Sets the search text.
  func type(_ string: String) -> Bool {
    guard let text else { return false }
    text.wrappedValue = string
    begin()
    return true
  }

  /// Begins the search: the field takes focus.
  func begin() { set(true) }

  /// Ends the search.
  func dismiss() {
    text?.wrappedValue = ""
    set(false)
  }

  /// Submits the search text.
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

  /// `true` during a search.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}
