internal import LayoutCore
internal import SpecFormat

// Controls: their state, and the views that they were given; all other views in them are made anew
// when the spec is read.

extension ScreenWriter {
  /// Writes a control, with modifiers for styles that differ from those around it.
  func write(
    _ control: Control,
    _ node: Int,
    _ scope: WritingScope
  ) throws(Unwritable) -> Members {
    var scope = scope
    let modifiers = try styles(of: node, &scope)
    let given = GivenViews(of: node, scope, self)
    var members: Members = [Member("type", .string(control.typeName))]
    members += try keys(of: control, given, node, scope)
    if !modifiers.isEmpty {
      members.add("modifiers", .list(modifiers.map { .object([$0]) }))
    }
    return members
  }

  private func keys(
    of control: Control,
    _ given: GivenViews,
    _ node: Int,
    _ scope: WritingScope
  ) throws(Unwritable) -> Members {
    var members: Members = []
    switch control {
    case .button(let role):
      members += given.title
      members.add("role", text: role?.rawValue)
    case .editButton, .rowControl, .bar:
      throw Unwritable("'\(control.typeName)', which is a part of another control")
    case .link(let destination):
      members += given.title
      members.add("destination", text: destination)
    case .navigationLink(let isInNavigation, _):
      members += given.title
      if !isInNavigation { members.add("isInNavigation", .boolean(false)) }
    case .toggle(let state):
      members += given.title
      members.add("isOn", state == .mixed ? .string("mixed") : .boolean(state == .on))
    case .slider(let bounded, let marks):
      members += given.title + keys(of: bounded, default: 0...1)
      members.add("minimumValueLabel", given.words(.minimumValueLabel))
      members.add("maximumValueLabel", given.words(.maximumValueLabel))
      members.add("ticks", marks.ticks.map { .numbers($0) })
      members.add("neutralValue", number: marks.neutral)
      members.add("enabledBounds", marks.enabled.map { .numbers([$0.lowerBound, $0.upperBound]) })
      members.add("currentValueLabel", text: marks.valueText)
    case .stepper(let bounded):
      guard bounded.isKnown else { throw Unwritable("a Stepper without a value") }
      let all = -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude)
      members += given.title + keys(of: bounded, default: all)
    case .textField(let input): members += try keys(of: input)
    case .label: members += given.title + given.icon
    case .labeledContent: members += given.title + given.content
    case .picker(let style, let options, let selection, let place):
      guard Set(options).count == options.count || place == nil else {
        throw Unwritable("a Picker with equal options")
      }
      members += given.title
      members.add("options", .list(options.map { .string($0) }))
      members.add("selection", text: selection.flatMap { options.contains($0) ? $0 : nil })
      members.add("style", text: style.rawValue)
    case .progressView(let bounded, let label):
      members += given.title
      if let bounded {
        guard bounded.range.lowerBound == 0 else {
          throw Unwritable("a ProgressView that does not begin at 0")
        }
        members.add("value", number: bounded.value)
        if bounded.range.upperBound != 1 { members.add("total", number: bounded.range.upperBound) }
      }
      members.add("currentValueLabel", text: label)
    case .gauge(let bounded, let label):
      members += given.title + keys(of: bounded, default: 0...1)
      members.add("currentValueLabel", text: label)
    case .datePicker(let date, let time):
      members += given.title
      members.add("date", text: date)
      members.add("time", text: time)
    case .colorPicker(let color):
      members += given.title
      if let color { members.add("selection", try CanonicalValue(color)) }
    case .menu(let isOpen):
      if isOpen { throw Unwritable("an open Menu") }
      members += given.title
    case .disclosureGroup(let isExpanded):
      members += given.title
      if isExpanded { members.add("isExpanded", .yes) }
      members += given.content
    case .groupBox: members += given.title + given.content
    case .section:
      members.add("header", given.words(.header))
      members.add("footer", given.words(.footer))
      members += given.content
    case .list, .form, .tableRow: members += given.content
    case .table(let columns):
      members.add("columns", .list(columns.map { .string($0) }))
      members += given.content
    case .navigationStack(let levels): members += try navigationStack(levels, node, scope)
    case .tabView(let tabs, let selection): members += tabView(tabs, selection, node, scope)
    case .navigationSplitView: throw Unwritable("a NavigationSplitView")
    }
    return members
  }

  private func keys(
    of bounded: Control.BoundedValue,
    default range: ClosedRange<Double>
  ) -> Members {
    var members: Members = [Member("value", .number(bounded.value))]
    if bounded.range != range {
      members.add("in", .numbers([bounded.range.lowerBound, bounded.range.upperBound]))
    }
    members.add("step", number: bounded.step)
    return members
  }

  private func keys(of input: Control.TextInput) throws(Unwritable) -> Members {
    if input.isGrowing { throw Unwritable("a TextField that grows with its text") }
    var members: Members = []
    switch input.kind {
    case .plain, .secure:
      members.add("title", text: input.title)
      members.add("prompt", text: input.prompt)
    case .editor: break
    case .search: throw Unwritable("a search field, which is a part of a bar")
    }
    if !input.text.isEmpty { members.add("text", text: input.text) }
    if input.isEditing { members.add("isEditing", .yes) }
    return members
  }

  // MARK: Styles

  /// Returns modifiers for the styles of a control that differ from those in force.
  private func styles(
    of node: Int,
    _ scope: inout WritingScope
  ) throws(Unwritable) -> Members {
    let wanted = tree.controlStyles(of: node)
    var (styles, members) = (scope.styles, Members())
    func choose<Style: RawRepresentable<String> & Equatable>(
      _ name: String,
      _ path: WritableKeyPath<ControlStyles, Style>
    ) {
      guard styles[keyPath: path] != wanted[keyPath: path] else { return }
      styles[keyPath: path] = wanted[keyPath: path]
      members.add(name, text: wanted[keyPath: path].rawValue)
    }
    choose("listStyle", \.list)
    choose("buttonStyle", \.button)
    choose("buttonBorderShape", \.buttonShape)
    choose("toggleStyle", \.toggle)
    choose("textFieldStyle", \.textField)
    choose("labelStyle", \.label)
    choose("controlSize", \.size)
    if styles.rowSpacing != wanted.rowSpacing {
      styles.rowSpacing = wanted.rowSpacing
      members.add("listRowSpacing", number: wanted.rowSpacing)
    }
    if styles.sectionSpacing != wanted.sectionSpacing {
      styles.sectionSpacing = wanted.sectionSpacing
      switch wanted.sectionSpacing {
      case .standard: members.add("listSectionSpacing", text: "default")
      case .compact: members.add("listSectionSpacing", text: "compact")
      case .custom(let distance): members.add("listSectionSpacing", number: distance)
      }
    }
    if !styles.hidesLabels, wanted.hidesLabels {
      styles.hidesLabels = true
      members.add("labelsHidden", .yes)
    }
    (styles.isInMenu, styles.badge) = (wanted.isInMenu, wanted.badge)
    guard styles == wanted else { throw Unwritable("a style of controls that specs cannot name") }
    scope.styles = styles
    return members
  }
}
