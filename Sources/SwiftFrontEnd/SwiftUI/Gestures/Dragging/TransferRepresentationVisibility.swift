/// The receivers of a representation.
public enum TransferRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// Sets the receivers: here there is one for all.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  /// Sets the file name of the item; no file is written here.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Sets the file name of the item; no file is written here.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// Sets the condition for exporting; it always holds here.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}
