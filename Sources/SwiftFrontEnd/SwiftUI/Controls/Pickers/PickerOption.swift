internal import LayoutCore
internal import ViewGraph

/// An option of a picker.
@MainActor
struct PickerOption<Value: Hashable> {
  /// The option's text.
  let words: String
  /// The selection once the option is chosen; nil if its tag is of another type.
  let tag: Value?

  /// Returns the options inside a node: each view is one, those of groups, of bodies with several
  /// views and of sections included (V1.10, V5.10).
  static func all(in node: GraphNode) -> [PickerOption] {
    node.containedViews.flatMap { options(of: $0, around: nil) }
  }

  /// - Parameter around: The tag of the section that the view is in.
  private static func options(of view: ContainedView, around: AnyHashable?) -> [PickerOption] {
    let own = around ?? view.trait(TagTrait.self, as: AnyHashable.self)
    if let section = view.node.section {
      return section.children[1].containedViews.flatMap { options(of: $0, around: own) }
    }
    let tag = (own ?? view.id)?.base as? Value
    return [PickerOption(words: view.node.optionWords, tag: tag)]
  }
}

extension GraphNode {
  /// The text of an option, or else the name of its image.
  fileprivate var optionWords: String { spokenWords ?? pictureName ?? "" }

  /// The section that the node is, with its modifiers.
  fileprivate var section: GraphNode? {
    switch output {
    case .content(.control(.section)): children.count > 1 ? self : nil
    case .inPlace, .content(.modifier): children.first { $0.viewCount > 0 }?.section
    case .content: nil
    }
  }

  private var pictureName: String? {
    switch output {
    case .content(.symbol(let name, _)): SystemSymbol.spokenName(of: name)
    case .content(.image(let name, _, _)): name
    case .inPlace, .content: children.lazy.compactMap(\.pictureName).first
    }
  }
}
