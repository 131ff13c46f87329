/// A control or container that has semantics, and its state.
///
/// It is drawn by ordinary views (`ViewTreeBuilder.control`) and takes their size.
public enum Control: Sendable, Hashable {
  /// On, off or a mixture of both.
  public enum ToggleState: String, Sendable, Hashable, CaseIterable {
    case on
    case off
    case mixed
  }

  /// The presentation of a picker's options, SwiftUI's `PickerStyle`.
  public enum PickerStyle: String, Sendable, Hashable, CaseIterable {
    case menu
    case segmented
    case inline
    case wheel
    /// A row with the selected option at its end, which leads to the options.
    case navigationLink
  }

  /// The purpose of a button, SwiftUI's `ButtonRole`.
  public enum ButtonRole: String, Sendable, Hashable, CaseIterable {
    case destructive
    case cancel
  }

  case button(ButtonRole?)
  case editButton
  case link(destination: String?)
  /// Outside a navigation container a link is disabled; the number is that of its destination,
  /// which the stack around it has as well (``NavigationLevels``).
  case navigationLink(isInNavigation: Bool, destination: Int? = nil)
  case toggle(ToggleState)
  /// A number on a track, and the labels and ticks of the track.
  indirect case slider(BoundedValue, SliderMarks = SliderMarks())
  case stepper(BoundedValue)
  case textField(TextInput)
  /// Whether only the icon is shown.
  case label(isIconOnly: Bool)
  /// A value with its label.
  case labeledContent
  /// A picker's selection, with its position from 0 where several options have the same words.
  case picker(PickerStyle, options: [String], selection: String?, at: Int? = nil)
  /// Nil while the progress is not known.
  case progressView(BoundedValue?, currentValueLabel: String?)
  case gauge(BoundedValue, currentValueLabel: String?)
  case datePicker(date: String?, time: String?)
  /// The selected colour.
  case colorPicker(ColorValue?)
  /// Whether the menu is open.
  case menu(isOpen: Bool)
  case disclosureGroup(isExpanded: Bool)
  case groupBox
  case section
  case list
  case form
  /// The titles of the columns; the content is rows.
  case table(columns: [String])
  /// The content is a cell for each column of the table around it; with fewer its cells are wider.
  case tableRow
  /// A control in a row while its list is edited.
  case rowControl(RowControl)
  /// The content, or the last of the views that are pushed onto it.
  case navigationStack(NavigationLevels = NavigationLevels())
  /// A sidebar, perhaps a column of content, and a detail.
  case navigationSplitView(NavigationColumns)
  /// A bar that a navigation stack makes.
  case bar(Bar)
  /// The titles and badges of the tabs, and the position of the selected one.
  case tabView(tabs: [Tab], selection: Int)

  /// A bar of a navigation stack.
  public enum Bar: Sendable, Hashable {
    /// At the top; the title of the view that it belongs to.
    case navigation(title: String?)
    /// At the bottom.
    case bottom
    /// Above the keyboard.
    case keyboard
  }

  /// A tab of a tab view.
  public struct Tab: Sendable, Hashable {
    /// The label of the tab.
    public var title: String
    /// A count or word on it.
    public var badge: String?

    /// Creates a tab.
    public init(title: String, badge: String? = nil) {
      self.title = title
      self.badge = badge
    }
  }

  /// A number within bounds.
  public struct BoundedValue: Sendable, Hashable {
    /// The number.
    public var value: Double
    /// The bounds.
    public var range: ClosedRange<Double>
    /// The distance between the values that can be selected, nil for any.
    public var step: Double?
    /// Whether the number means anything: a stepper made with actions has none.
    public var isKnown = true

    /// Creates a bounded number; NaN is the lower bound, or no step.
    public init(_ value: Double, in range: ClosedRange<Double>, step: Double? = nil) {
      self.value = value.isNaN ? range.lowerBound : value
      self.range = range
      self.step = step.flatMap { $0.isNaN ? nil : $0 }
    }
  }

  /// The text of a field and its properties.
  public struct TextInput: Sendable, Hashable {
    /// The kind of a text field.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case plain
      case secure
      case editor
      /// A search field.
      case search
    }

    /// The kind of the field.
    public var kind: Kind
    /// The text of the field.
    public var text: String
    /// The prompt, shown while the text is empty.
    public var prompt: String?
    /// The title of the field.
    public var title: String?
    /// Whether it is being edited.
    public var isEditing: Bool
    /// Whether it grows with the lines of its text, as one with a vertical axis (M3.9).
    public var isGrowing = false

    /// Creates a field.
    public init(
      _ kind: Kind,
      text: String,
      prompt: String? = nil,
      title: String? = nil,
      isEditing: Bool = false
    ) {
      self.kind = kind
      self.text = text
      self.prompt = prompt
      self.title = title
      self.isEditing = isEditing
    }
  }

  /// The type's name in SwiftUI.
  public var typeName: String {
    switch self {
    case .button: "Button"
    case .editButton: "EditButton"
    case .link: "Link"
    case .navigationLink: "NavigationLink"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .textField(let input):
      switch input.kind {
      case .plain: "TextField"
      case .secure: "SecureField"
      case .editor: "TextEditor"
      case .search: "SearchField"
      }
    case .label: "Label"
    case .labeledContent: "LabeledContent"
    case .picker: "Picker"
    case .progressView: "ProgressView"
    case .gauge: "Gauge"
    case .datePicker: "DatePicker"
    case .colorPicker: "ColorPicker"
    case .menu: "Menu"
    case .disclosureGroup: "DisclosureGroup"
    case .groupBox: "GroupBox"
    case .section: "Section"
    case .list: "List"
    case .form: "Form"
    case .table: "Table"
    case .tableRow: "TableRow"
    case .rowControl(.remove): "RemoveButton"
    case .rowControl(.delete): "DeleteButton"
    case .rowControl(.reorder): "ReorderHandle"
    case .navigationStack: "NavigationStack"
    case .navigationSplitView: "NavigationSplitView"
    case .bar(.navigation): "NavigationBar"
    case .bar(.bottom), .bar(.keyboard): "Toolbar"
    case .tabView: "TabView"
    }
  }

  /// Whether several views of the label are laid out side by side (M3.15).
  package var hasLabelInRow: Bool {
    switch self {
    case .button, .editButton, .link, .navigationLink: true
    case .toggle, .slider, .stepper, .textField, .label, .labeledContent, .picker, .progressView,
      .gauge, .datePicker, .colorPicker, .menu, .disclosureGroup, .groupBox, .section, .list, .form,
      .table, .tableRow, .rowControl, .navigationStack, .navigationSplitView, .bar, .tabView:
      false
    }
  }

  /// Whether the control is a full list of rows, unless it is inside of another's rows.
  package var isList: Bool { self == .list || self == .form }

  /// Whether the control is several rows inside of a list: one for its label, and one for each
  /// option or view (M5.18, M5.19).
  package var isSeveralRows: Bool {
    switch self {
    case .disclosureGroup, .picker(.inline, _, _, _): true
    case .picker(.menu, _, _, _), .picker(.segmented, _, _, _), .picker(.wheel, _, _, _),
      .picker(.navigationLink, _, _, _), .button, .editButton, .link, .navigationLink, .toggle,
      .slider, .stepper, .textField, .label, .labeledContent, .progressView, .gauge, .datePicker,
      .colorPicker, .menu, .groupBox, .section, .list, .form, .table, .tableRow,
      .rowControl, .navigationStack, .navigationSplitView, .bar, .tabView:
      false
    }
  }

  /// Whether another control in its place arranges the same views in the same way, as the control
  /// itself in another state does.
  package func isLaidOut(like other: Control) -> Bool {
    typeName == other.typeName && hasLabelInRow == other.hasLabelInRow
      && isSeveralRows == other.isSeveralRows
  }

  /// The state that a user can change; nil for a control without.
  public var state: State? {
    switch self {
    case .toggle(let state): .toggle(state)
    case .slider(let bounded, _), .stepper(let bounded): .value(bounded.value)
    case .textField(let input): .text(input.text)
    case .picker(_, _, let selection, let place):
      place.map { .option($0) } ?? .selection(selection)
    case .tabView(_, let selection): .tab(selection)
    case .disclosureGroup(let isExpanded): .isExpanded(isExpanded)
    case .menu(let isOpen): .isExpanded(isOpen)
    case .navigationStack(let levels):
      levels.levels.count > 1 ? levels.shown.map { .level($0) } : nil
    case .navigationSplitView(let columns):
      columns.isCollapsed ? nil : .columns(columns.visibility)
    case .button, .editButton, .link, .navigationLink, .label, .labeledContent, .progressView,
      .gauge, .datePicker, .colorPicker, .groupBox, .section, .list, .form, .table, .tableRow,
      .rowControl, .bar:
      nil
    }
  }
}
