extension View {
  /// Sets the operations that drags of the view's items allow.
  ///
  /// Inert: what is dropped is taken as a copy.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    self
  }

  /// Sets the operation of drops on the view.
  ///
  /// Inert: what is dropped is taken as a copy.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }

  /// Learns how far things have come that are dragged from the view.
  ///
  /// Inert: fingers that drag begin no session.
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View { self }

  /// Learns how far things have come that are above the view.
  ///
  /// Inert: fingers that drag begin no session.
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

  /// Makes what is dragged of the things that are selected among those inside.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self,
    itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> [Item]
  ) -> some View { self }

  /// Makes what is dragged of the things that are selected among those inside.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func dragContainer<Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> [Item]
  ) -> some View { self }

  /// Says which things inside are selected, and dragged together.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID],
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// The view as one of those that a container drags, by its id.
  ///
  /// Inert: each view is dragged alone.
  public nonisolated func draggable<ItemID: Hashable>(
    containerItemID: ItemID,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
}
