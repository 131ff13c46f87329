/// The names of a tree's alignment guides: SwiftUI's own and those of the custom alignments.
///
/// No two guides share a name, so that names can be keys: the two built-in guides called `center`
/// are distinguished as `horizontalCenter` and `verticalCenter`, and a custom alignment whose name
/// is taken gets a number (`midline#2`).
package struct GuideNames {
  private static let builtIn = [
    "leading", "horizontalCenter", "trailing", "top", "verticalCenter", "bottom",
    "firstTextBaseline", "lastTextBaseline",
  ]

  private let names: [String]

  /// Names the guides that the views of `tree` can set.
  package init(_ tree: ViewTree) {
    var names = GuideNames.builtIn
    var taken = Set(names)
    for alignment in tree.alignments {
      var name = alignment.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(alignment.name)#\(number)"
        number += 1
      }
      names.append(name)
    }
    self.names = names
  }

  /// The name of a guide; a guide of another tree has only its number.
  package subscript(key: AlignmentKey) -> String {
    let position = Int(key.rawValue)
    return position < names.count ? names[position] : "#\(position)"
  }
}
