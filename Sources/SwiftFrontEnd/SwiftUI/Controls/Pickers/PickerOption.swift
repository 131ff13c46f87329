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

extension Picker {
  /// Makes the node a link to the list of options, as a navigation link style does (V10.4).
  @MainActor
  func leadToOptions(_ node: GraphNode) {
    guard let navigation = node.navigation else { return }
    let id = AnyHashable(LinkIdentity(number: node.number))
    let tags = PickerOption<SelectionValue>.all(in: node.children[1]).map(\.tag)
    let title = node.children[0].spokenWords ?? ""
    let present: @MainActor () -> Void = {
      navigation.present(id) {
      } _: {
        let list = PickerOptionList(title: title, tags: tags, selection: [selection] + others) {
          content
        }
        DeferredView._append(DeferredView { list }, to: &$0)
      }
    }
    var requests = node.requests ?? RequestHandlers()
    requests.activate = { [weak node] in
      if node?.environment.isEnabled == true { present() }
    }
    node.requests = requests
    // The list that is shown follows the picker's current options.
    if navigation.shows(id) { present() }
  }
}

/// The options of a picker as a pushed list; choosing one pops it.
struct PickerOptionList<Value: Hashable, Options: View>: View {
  let title: String
  /// The values of the options in their order; nil for one whose tag is of another type.
  let tags: [Value?]
  let selection: [Binding<Value>]
  @ViewBuilder let options: () -> Options
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Group(subviews: options()) { options in
        ForEach(Array(options.enumerated()), id: \.element.id) { place, option in
          row(option, tags.indices.contains(place) ? tags[place] : nil)
        }
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func row(_ option: Subview, _ value: Value?) -> some View {
    let isSelected = value != nil && selection.first?.wrappedValue == value
    return Button {
      guard let value else { return }
      for binding in selection { binding.wrappedValue = value }
      dismiss()
    } label: {
      HStack {
        option.foregroundStyle(Color.primary)
        Spacer(minLength: 0)
        if isSelected { Image(systemName: "checkmark").fontWeight(.semibold) }
      }
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
