/// The destination of the results of items.
struct BatchOutput {
  /// The command that the items are of, for its progress.
  let command: String
  /// Takes results in the order of the items.
  let write: ([[UInt8]]) throws -> Void
  /// Makes the result of an item that has come to nothing.
  let failed: (BatchItem, [BatchResult.Remark]) -> [UInt8]

  init(
    command: String,
    write: @escaping ([[UInt8]]) throws -> Void,
    failed: @escaping (BatchItem, [BatchResult.Remark]) -> [UInt8]
  ) {
    (self.command, self.write, self.failed) = (command, write, failed)
  }
}
