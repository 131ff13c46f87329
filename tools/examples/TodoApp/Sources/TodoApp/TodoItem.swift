import Foundation

/// Something to do.
public struct TodoItem: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var tags: [String]
  public var isDone: Bool

  public init(_ title: String, tags: [String] = [], isDone: Bool = false) {
    id = UUID()
    self.title = title
    self.tags = tags
    self.isDone = isDone
  }

  public static let examples = [
    TodoItem("Buy milk", tags: ["shop", "today"]),
    TodoItem("Read the proposal", tags: ["work", "before Friday", "long"]),
    TodoItem("Call Ada", isDone: true),
  ]
}
