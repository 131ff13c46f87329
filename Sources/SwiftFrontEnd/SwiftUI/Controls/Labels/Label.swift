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
