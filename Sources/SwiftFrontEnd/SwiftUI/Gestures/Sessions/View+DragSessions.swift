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
