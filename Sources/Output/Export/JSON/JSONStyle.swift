/// The style of a JSON document: for machines or for readers.
public enum JSONStyle: Sendable, Hashable, CaseIterable {
  /// One line without any space, so that documents can follow each other line by line.
  case compact
  /// One member or element a line, indented by two spaces; rectangles, sizes and the like stay on
  /// their line.
  case indented
}
