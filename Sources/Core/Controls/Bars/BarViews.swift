internal import LayoutCore

/// A bar consists of the parts that its navigation stack puts into it.
struct BarViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) { given.content?(&builder) }
}

/// The parts of bars.
extension ViewTreeBuilder {
  /// Adds a control that consists of its content alone.
  mutating func control(_ bar: Control, _ content: @escaping Slot) {
    control(bar, content: content)
  }

  /// Adds a bar with its background; bars in it have separate backgrounds (D9.14).
  mutating func control(
    _ bar: Control,
    _ background: BarBackground?,
    _ content: @escaping Slot
  ) {
    guard background != nil else { return control(bar, content) }
    on(background) { builder in
      builder.control(bar) { builder in builder.on(nil, content) }
    }
  }

  /// Adds views of a bar with a background.
  mutating func on(_ background: BarBackground?, _ views: Slot) {
    open(
      .modifier(
        .environment(
          EnvironmentChange(name: "toolbarBackground") {
            $0.drawing.barBackground = background
          }
        )
      )
    )
    views(&self)
    close()
  }

  /// Adds the picker of a search's scopes, in a separate part of a bar (M8.3).
  mutating func searchScopes(_ scopes: SearchScopes, _ metrics: BarMetrics) {
    fixed(height: metrics.searchScopesHeight, alignment: .center) { builder in
      builder.open(.modifier(.padding(edges: .horizontal, length: metrics.margin)))
      builder.part(.content) { builder in
        for view in scopes.views.children(of: nil) { builder.add(view, of: scopes.views) }
      }
      builder.close()
    }
  }

  /// Adds views in a frame of a height, as wide as is offered or as they are.
  mutating func fixed(
    height: Double,
    alignment: VerticalAlignment,
    isWide: Bool = true,
    _ views: Slot
  ) {
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: isWide ? 0 : nil,
            maxWidth: isWide ? .infinity : nil,
            minHeight: height,
            maxHeight: height
          ),
          alignment: Alignment(horizontal: .center, vertical: alignment)
        )
      )
    )
    views(&self)
    close()
  }

  /// Adds the views of toolbar items, each of them an item; in glass, each in a capsule, which a
  /// prominent button has for itself.
  ///
  /// - Parameter isGlass: Whether they may be in glass; items in the middle are not.
  mutating func barItems(
    _ items: [BarItem],
    as part: ControlPart,
    _ metrics: BarMetrics,
    isGlass: Bool = true
  ) {
    var last: Bool?
    for item in items {
      open(.slot(part))
      for view in item.views.children(of: nil) {
        if metrics.isGlass, isGlass, !item.views.isSpacer(view) {
          let isProminent = item.views.barButton(view)?.button == .borderedProminent
          if let last, last || isProminent { gap(BarGap.glass) }
          last = isProminent
          glass(item.views, view, metrics)
        } else {
          last = nil
          if part == .principalItems {
            add(view, of: item.views)
          } else {
            addItem(view, of: item.views)
          }
        }
      }
      close()
    }
  }

  /// Adds room between horizontal neighbours.
  mutating func gap(_ width: Double) {
    open(.modifier(.frame(width: width, height: 0, alignment: .center)))
    leaf(.spacer(minLength: 0))
    close()
  }

  /// Adds a button at the trailing edge that opens a menu of the items without room (V10.8).
  mutating func overflowMenu(_ items: [BarItem], _ metrics: BarMetrics) {
    guard !items.isEmpty else { return }
    part(.overflowMenu) { builder in
      builder.control(
        .menu(isOpen: false),
        label: { builder in
          let side = metrics.isGlass ? metrics.glass : nil
          builder.open(.modifier(.frame(width: side, height: side, alignment: .center)))
          builder.open(.hStack(alignment: .center, spacing: 0))
          builder.leaf(.symbol(metrics.isGlass ? "ellipsis" : "ellipsis.circle", capInsets: nil))
          builder.withoutRoom(alignment: .center) { builder in
            builder.open(.modifier(.clipped))
            builder.leaf(.text("More"))
            builder.close()
          }
          builder.close()
          builder.close()
        },
        content: { builder in
          for item in items {
            for view in item.views.children(of: nil) { builder.add(view, of: item.views) }
          }
        }
      )
    }
  }

  /// Adds a capsule around a view, wider than high if there are words in it (M7.5).
  private mutating func glass(_ tree: ViewTree, _ view: Int, _ metrics: BarMetrics) {
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: metrics.glass,
            minHeight: metrics.glass,
            maxHeight: metrics.glass
          ),
          alignment: .center
        )
      )
    )
    // A bordered button has its own border, which the capsule replaces.
    let hasInset = tree.barButton(view)?.button.isBordered == true
    let inset = tree.showsWords(in: view) && !hasInset ? metrics.glassInset : 0
    open(.modifier(.padding(edges: .horizontal, length: inset)))
    addItem(view, of: tree)
    close()
    close()
  }

  /// Adds a search field, as wide as is offered.
  mutating func searchField(
    _ search: (field: SearchField, id: String?, owner: Int32),
    height: Double
  ) {
    let field = search.field
    part(.searchField) { builder in
      builder.fixed(height: height, alignment: .center) { builder in
        builder.inBar { builder in
          builder.ownNext(search.owner)
          builder.control(
            .textField(
              Control.TextInput(
                .search,
                text: field.text,
                prompt: field.prompt ?? "Search",
                isEditing: field.isEditing
              )
            ),
            id: search.id
          )
        }
      }
    }
  }
}

extension ViewTree {
  fileprivate func isSpacer(_ view: Int) -> Bool {
    let content = nodes[view].content
    if case .spacer = content { return true }
    guard case .modifier(.frame) = content else { return false }
    return children(of: view).contains { isSpacer($0) }
  }

  /// The styles of the button that a view is, inside of modifiers; nil for other views.
  fileprivate func barButton(_ view: Int) -> ControlStyles? {
    var next: Int? = view
    while let node = next {
      if case .control(let control) = nodes[node].content {
        return control.mayHaveBorder ? controlStyles(of: node) : nil
      }
      guard case .modifier = nodes[node].content else { return nil }
      next = children(of: node).first { _ in true }
    }
    return nil
  }

  /// Whether a view shows words; those of a label that shows its icon only take no room.
  fileprivate func showsWords(in view: Int) -> Bool {
    var open = [view]
    while let node = open.popLast() {
      let content = nodes[node].content
      if content.string != nil { return true }
      if case .modifier(.frame(width: 0, height: 0, alignment: _)) = content { continue }
      open += children(of: node)
    }
    return false
  }
}

extension Control {
  /// Whether the style of buttons may have a border.
  fileprivate var mayHaveBorder: Bool {
    if case .button = self { return true }
    if case .link = self { return true }
    if case .menu = self { return true }
    if case .navigationLink = self { return true }
    return self == .editButton
  }
}
