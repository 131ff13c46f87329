/// The actions on a screen since it appeared.
///
/// Screens are made anew for each action: what was done before is done again, in the same virtual
/// time, so that it ends the same.
struct ActionLog {
  /// Actions that belong together, such as those of one finger.
  typealias Batch = [String]

  private(set) var batches: [Batch] = []

  /// The most batches, since all of them are done for each further one.
  static let most = 500

  /// Adds a batch; the text of a field replaces the one that was typed there just before.
  mutating func append(_ batch: Batch) {
    if let last = batches.last, ActionLog.isSameField(last, batch) { batches.removeLast() }
    batches.append(batch)
  }

  /// Removes all but the first batches.
  mutating func keep(_ count: Int) { batches.removeSubrange(min(count, batches.count)...) }

  /// The actions in words; after each batch the screen has a second to come to rest.
  var words: [String] {
    batches.flatMap { batch in
      batch.allSatisfy { $0.hasPrefix("wait ") } ? batch : batch + ["wait 1"]
    }
  }

  /// Whether two batches do nothing but type into one field.
  private static func isSameField(_ first: Batch, _ second: Batch) -> Bool {
    guard first.count == 1, second.count == 1, let name = field(first[0]) else { return false }
    return field(second[0]) == name
  }

  /// The quoted name of the field that an action types into.
  private static func field(_ words: String) -> Substring? {
    let start = "type \""
    guard words.hasPrefix(start) else { return nil }
    var isEscaped = false
    for index in words.indices.dropFirst(start.count) {
      if isEscaped {
        isEscaped = false
      } else if words[index] == "\\" {
        isEscaped = true
      } else if words[index] == "\"" {
        return words[..<index]
      }
    }
    return nil
  }
}
