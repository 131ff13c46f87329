import Combine
import os

/// Finds items by their titles while someone types.
@MainActor
public final class TodoSearch: ObservableObject {
  @Published public var words = ""
  @Published public private(set) var found: [TodoItem]

  private let logger = Logger(subsystem: "TodoApp", category: "search")
  private var cancellables: Set<AnyCancellable> = []

  public init(_ items: [TodoItem] = TodoItem.examples) {
    found = items
    $words
      .removeDuplicates()
      .map { words in
        items.filter { words.isEmpty || $0.title.localizedCaseInsensitiveContains(words) }
      }
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  private func show(_ items: [TodoItem]) {
    logger.debug("\(items.count) items found")
    found = items
  }
}
