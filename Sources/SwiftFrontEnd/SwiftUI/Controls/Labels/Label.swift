internal import LayoutCore
public import ViewGraph

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and an image of the asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a verbatim title and an image of the asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and an image resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a verbatim title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.labelStyles) {
      LabelStyleConfiguration(
        title: .init(_part: _StylePart(title)),
        icon: .init(_part: _StylePart(icon))
      )
    }
    if isStyled { return }
    node.setOutput(.content(.control(.label(isIconOnly: false))))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Title._append(title, to: &$0) }
      cursor.slot(1) { Icon._append(icon, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.labelStyles, \.label) { emitter, _ in
      // A container such as a bar may ask for labels with icons only.
      let isIconOnly = emitter.builder.controlStyles.label == .iconOnly
      emitter.control(
        .label(isIconOnly: isIconOnly),
        of: node,
        label: node.children[0],
        icon: node.children[1]
      )
    }
  }
}

/// A label of several views beside each other: the first is the title, those below it are subtitles, smaller and
/// in secondary style (V10.33).
struct LabelWithSubtitle<Label: View>: View {
  let label: Label

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: label) { views in
        ForEach(views) { view in
          if view.id == views.first?.id {
            view
          } else {
            view.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  /// Appends a label, in a column if its builder has several views.
  static func append(_ label: Label, to cursor: inout ChildCursor) {
    if Label.self is any SeveralViews.Type {
      let column = LabelWithSubtitle(label: label)
      LabelWithSubtitle._append(column, to: &cursor)
    } else {
      Label._append(label, to: &cursor)
    }
  }
}

/// The result of a view builder with several views.
protocol SeveralViews {}

extension TupleView: SeveralViews {}

extension View {
  /// Hides the labels of controls inside; accessibility still has them (V8.7).
  public nonisolated func labelsHidden() -> some View {
    modifier(_ControlStyleModifier({ _ in }, look: { $0.hidesLabels = true }))
  }

  /// Sets the visibility of the labels of controls inside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(
      _ControlStyleModifier(
        { _ in },
        look: { if let isShown = visibility.isWanted { $0.hidesLabels = !isShown } }
      )
    )
  }

  /// Inert: labels have the standard spacing.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Inert: labels have the standard icon width.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
}
