/// The place of a type's declaration.
package struct TypePlace: Comparable {
  /// The index of the file.
  package let file: Int
  /// The line in it, from 1.
  package let line: Int

  package init(file: Int, line: Int) {
    self.file = file
    self.line = line
  }

  package static func < (left: TypePlace, right: TypePlace) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}
