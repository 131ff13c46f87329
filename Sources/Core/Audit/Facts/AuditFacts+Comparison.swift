extension AuditFacts {
  /// A view that has no mirror image in the other direction.
  package struct Fault: Sendable {
    /// The path of the view in the direction that has it.
    package var id: String
    /// The position in the view tree of that direction.
    package var source: Int
    /// Whether only the other direction has it.
    package var isOfOtherDirection: Bool
    /// The characters of a text; nil for other views.
    package var words: String?
    /// The type of the view.
    package var type: String
    /// The reason, in words.
    package var reason: String

    package init(
      id: String,
      source: Int,
      isOfOtherDirection: Bool,
      words: String?,
      type: String,
      reason: String
    ) {
      self.id = id
      self.source = source
      self.isOfOtherDirection = isOfOtherDirection
      self.words = words
      self.type = type
      self.reason = reason
    }
  }

  /// A text beside the same one in another language.
  package struct Translation: Sendable {
    /// The position of the view; nil for a key that no text shows.
    package var view: Int?
    /// The key that no table has in the reader's language; nil if one has it.
    package var untranslatedKey: String?
    /// The characters in the other language.
    package var usual: String
    /// The numbers of lines in the other language and in this one.
    package var lines: (usual: Int, here: Int)
    /// Whether characters are missing in the other language and in this one.
    package var isTruncated: (usual: Bool, here: Bool)
    /// The width in one line as a multiple of that in the other language.
    package var growth: Double

    package init(
      view: Int?,
      untranslatedKey: String?,
      usual: String,
      lines: (usual: Int, here: Int),
      isTruncated: (usual: Bool, here: Bool),
      growth: Double
    ) {
      self.view = view
      self.untranslatedKey = untranslatedKey
      self.usual = usual
      self.lines = lines
      self.isTruncated = isTruncated
      self.growth = growth
    }
  }
}
