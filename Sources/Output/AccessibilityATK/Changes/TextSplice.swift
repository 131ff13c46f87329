/// The smallest replacement that turns a text into another one, in Unicode scalars.
struct TextSplice: Sendable, Hashable {
  /// The offset of the first difference.
  var position: Int
  /// The removed text.
  var removed: String
  /// The inserted text.
  var inserted: String

  /// Finds the part; nil if the texts are the same.
  init?(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
    let common = min(old.count, new.count)
    var prefix = 0
    while prefix < common, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < common - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    position = prefix
    removed = String(scalars: old[prefix..<(old.count - suffix)])
    inserted = String(scalars: new[prefix..<(new.count - suffix)])
    if removed.isEmpty, inserted.isEmpty { return nil }
  }
}

extension String {
  /// The text of some Unicode scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(UnicodeScalarView(scalars))
  }
}
