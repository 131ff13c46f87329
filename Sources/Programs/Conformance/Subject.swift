/// The subject of a comparison: a value of an expectation, or a part of one.
struct Subject {
  /// The subject in words.
  var name: String
  /// The key of `expect`.
  var key: String
  /// The id of the view or modifier.
  var id: String?
  /// The part of the value.
  var part: String?

  /// A value of `expect`.
  init(_ name: String, _ key: String, of id: String? = nil, part: String? = nil) {
    (self.name, self.key, self.id, self.part) = (name, key, id, part)
  }

  /// Returns a member or element of the value.
  ///
  /// - Parameter suffix: `.name` or `[index]`.
  func member(_ suffix: String) -> Subject {
    var member = self
    member.name += suffix
    member.part =
      part.map { $0 + suffix } ?? (suffix.hasPrefix(".") ? "\(suffix.dropFirst())" : suffix)
    return member
  }
}
