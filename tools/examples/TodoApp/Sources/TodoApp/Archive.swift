import SwiftUI

/// All that has ever been done, a row each.
public struct Archive: View {
  private let items: [TodoItem]

  public init(_ items: [TodoItem]) { self.items = items }

  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(items) { ArchivedRow(item: $0) }
      }
    }
  }
}

struct ArchivedRow: View {
  let item: TodoItem

  var body: some View {
    Text(item.title).padding(.horizontal)
  }
}
