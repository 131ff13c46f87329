/// Who may take what is handed over.
public enum TransferRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// For whom the way is: for all who there are here.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  /// The name of a file of the item: none is made here.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// The name of a file of the item: none is made here.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// When the way is one out: always, here.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}
