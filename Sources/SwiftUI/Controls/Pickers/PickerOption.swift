internal import LayoutCore
internal import ViewGraph

/// An option of a picker.
@MainActor
struct PickerOption<Value: Hashable> {
  /// What the option says.
  let words: String
  /// What choosing it makes of the selection; nil if its tag is of another type.
  let tag: Value?

  /// The options among the views inside of a node.
  static func all(in node: GraphNode) -> [PickerOption] {
    var options: [PickerOption] = []
    collect(node, id: nil, into: &options)
    return options
  }

  private static func collect(
    _ node: GraphNode,
    id: AnyHashable?,
    into options: inout [PickerOption]
  ) {
    if let tag = (node.memory as? ViewTag)?.value {
      return options.append(PickerOption(words: node.optionWords, tag: tag.base as? Value))
    }
    switch node.output {
    case .inPlace, .content(.group), .content(.forEach), .content(.modifier):
      for child in node.children {
        if case .id(let value) = child.key {
          collect(child, id: value.base, into: &options)
        } else {
          collect(child, id: id, into: &options)
        }
      }
    case .content:
      let tag = id?.base as? Value
      options.append(PickerOption(words: node.optionWords, tag: tag))
    }
  }
}

extension GraphNode {
  /// What an option says: its words, or else what its picture is called.
  fileprivate var optionWords: String { spokenWords ?? pictureName ?? "" }

  private var pictureName: String? {
    switch output {
    case .content(.symbol(let name, _)): SystemSymbol.spokenName(of: name)
    case .content(.image(let name, _, _)): name
    case .inPlace, .content: children.lazy.compactMap(\.pictureName).first
    }
  }
}
