internal import LayoutCore
internal import ViewGraph

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
