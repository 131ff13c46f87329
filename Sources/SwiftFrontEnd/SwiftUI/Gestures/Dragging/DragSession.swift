extension View {
  /// Sets the operations that drags of the view's items allow.
  ///
  /// Inert: drops are always copies.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    self
  }

  /// Sets the operation of drops on the view.
  ///
  /// Inert: drops are always copies.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }

  /// Adds a handler of the sessions of drags from the view.
  ///
  /// Inert: drags have no sessions.
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View { self }

  /// Adds a handler of the sessions of drags over the view.
  ///
  /// Inert: drags have no sessions.
  public nonisolated func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View { self }

  /// Sets the arrangement of the previews of several items that are dragged from the view.
  ///
  /// Inert: dragged items are not drawn.
  public nonisolated func dragPreviewsFormation(
    _ formation: DragDropPreviewsFormation
  ) -> some View { self }

  /// Sets the arrangement of the previews of several items over the view.
  ///
  /// Inert: dragged items are not drawn.
  public nonisolated func dropPreviewsFormation(
    _ formation: DragDropPreviewsFormation
  ) -> some View { self }

  /// Provides the items of a drag of the selected views inside.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self,
    itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> [Item]
  ) -> some View { self }

  /// Provides the items of a drag of the selected views inside.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func dragContainer<Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> [Item]
  ) -> some View { self }

  /// Sets the selection of views inside that are dragged together.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID],
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Makes the view a draggable item of a container, by its id.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func draggable<ItemID: Hashable>(
    containerItemID: ItemID,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
}

/// The operations that a drag allows on its items.
public struct DragConfiguration: Sendable {
  /// Whether they may leave their place.
  public var allowMove: Bool
  /// Whether they may be deleted.
  public var allowDelete: Bool

  /// Creates a configuration that allows some operations.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}

/// The arrangement of the previews of several dragged items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let `default` = DragDropPreviewsFormation(number: 0)
  /// A list.
  public static let list = DragDropPreviewsFormation(number: 1)
  /// A pile.
  public static let pile = DragDropPreviewsFormation(number: 2)
  /// A stack.
  public static let stack = DragDropPreviewsFormation(number: 3)
}

/// Items being dragged.
public struct DragSession: Identifiable, Sendable {
  /// The phase of a drag session.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// The identity of a drag session.
  public struct ID: Hashable, Sendable { let number: Int }

  /// The identity of the session.
  public let id: ID
  /// The phase of the session.
  public let phase: Phase
}

/// The configuration of a drop.
public struct DropConfiguration: Sendable {
  /// The operation of the drop.
  public var operation: DropOperation

  /// Creates a configuration with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Items over a view that may accept them.
public struct DropSession: Identifiable, Sendable {
  /// The phase of a drag session.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// The identity of a drag session.
  public struct ID: Hashable, Sendable { let number: Int }

  /// The identity of the session.
  public let id: ID
  /// The phase of the session.
  public let phase: Phase
  /// The location of the drop, in points from the view's upper left corner.
  public let location: CGPoint
}
