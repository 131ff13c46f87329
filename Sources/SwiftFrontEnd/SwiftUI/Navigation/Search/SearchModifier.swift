internal import LayoutCore
public import ViewGraph

/// A modifier that puts a search field into a bar.
public struct _SearchModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
}

extension _SearchModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    // Outside of a navigation container, the container's content has the field.
    guard node.navigation != nil else {
      node.setOutput(.inPlace)
      return node.updateChildren(node.inputs { $0.outerSearch = self }, base)
    }
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("searchable")))
    let memory = node.remember { SearchMemory() }
    let environment = EnvironmentValues(node.inputs.environment)
    let search = memory.search
    search.text = text
    search.isPresented = isPresented
    search.onSubmit = { environment.submit(.search) }
    search.invalidate = { [weak node] in node?.invalidate() }
    let stated = node.reading { (text: text.wrappedValue, isPresented: isPresented?.wrappedValue) }
    let field = SearchField(
      text: stated.text,
      prompt: prompt?.string(in: environment),
      placement: placement.engine,
      isEditing: stated.isPresented ?? search.isSearching
    )
    if memory.field != field { node.graph.noteRestructured() }
    memory.field = field
    if let navigation = node.navigation, !navigation.searches.contains(where: { $0 === search }) {
      navigation.searches.append(search)
    }
    let inputs = node.inputs {
      $0.search = search
      $0.isSearching = field.isEditing
    }
    node.updateChildren(inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let field = (node.memory as? SearchMemory)?.field {
      emitter.builder.prefer(.searchable(field))
    }
    node.emitOutput(into: &emitter)
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    guard let search = (node.memory as? SearchMemory)?.search else { return }
    node.navigation?.searches.removeAll { $0 === search }
  }
}

/// The state of a search modifier.
@MainActor
private final class SearchMemory {
  let search = SearchModel()
  var field: SearchField?
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: _SearchModifier? { nil }
}

extension EnvironmentValues {
  /// The search that is set outside of the nearest navigation container inside.
  var outerSearch: _SearchModifier? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

extension GraphNode {
  /// Appends the content of a navigation container, with the search set outside of it.
  func appendSearched<Content: View>(_ content: Content, to cursor: inout ChildCursor) {
    guard let scopes = environment.outerSearchScopes else {
      return appendSearched(content, environment.outerSearch, to: &cursor)
    }
    let scoped = content.modifier(scopes)
    appendSearched(scoped, environment.outerSearch, to: &cursor)
  }

  private func appendSearched<Content: View>(
    _ content: Content,
    _ search: _SearchModifier?,
    to cursor: inout ChildCursor
  ) {
    guard let search else { return Content._append(content, to: &cursor) }
    _SearchModifier._append(search, to: content, in: &cursor)
  }
}

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

/// The action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  let search: SearchModel?

  nonisolated init(search: SearchModel?) { self.search = search }

  /// Ends the search; no effect outside a search.
  public func callAsFunction() { search?.dismiss() }
}
