/// A control or container with a meaning of its own, and its state.
///
/// What it looks like is made of ordinary views (``ViewTreeBuilder/control(_:id:label:icon:header:footer:content:tabs:)``);
/// the control itself takes the size that those have.
public enum Control: Sendable, Hashable {
  /// On, off or a mixture of both.
  public enum ToggleState: String, Sendable, Hashable, CaseIterable {
    case on
    case off
    case mixed
  }

  /// How a picker offers its options.
  public enum PickerStyle: String, Sendable, Hashable, CaseIterable {
    case menu
    case segmented
    case inline
    case wheel
    /// The choice at the end of a row that leads to the options.
    case navigationLink
  }

  /// What a button is for.
  public enum ButtonRole: String, Sendable, Hashable, CaseIterable {
    case destructive
    case cancel
  }

  case button(ButtonRole?)
  case editButton
  case link(destination: String?)
  /// Outside a navigation container a link is not enabled; the number of what it leads to, which the
  /// stack around it has as well (``NavigationLevels``).
  case navigationLink(isInNavigation: Bool, destination: Int? = nil)
  case toggle(ToggleState)
  /// A number on a bar, and what is shown on the bar besides.
  indirect case slider(BoundedValue, SliderMarks = SliderMarks())
  case stepper(BoundedValue)
  case textField(TextInput)
  /// Whether only the icon is shown.
  case label(isIconOnly: Bool)
  /// A value and what it is called.
  case labeledContent
  /// What is chosen, with its place from 0 where several options have the same words.
  case picker(PickerStyle, options: [String], selection: String?, at: Int? = nil)
  /// Nil while the progress is not known.
  case progressView(BoundedValue?, currentValueLabel: String?)
  case gauge(BoundedValue, currentValueLabel: String?)
  case datePicker(date: String?, time: String?)
  /// The colour that is chosen.
  case colorPicker(ColorValue?)
  /// Whether what it offers is shown.
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
  /// What stands in a row while its list is edited.
  case rowControl(RowControl)
  /// The content, or the last of the views that are pushed onto it.
  case navigationStack(NavigationLevels = NavigationLevels())
  /// A sidebar, perhaps a column of content, and a detail.
  case navigationSplitView(NavigationColumns)
  /// A bar that a navigation stack makes.
  case bar(Bar)
  /// The titles and badges of the tabs, and which is shown.
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
    /// What the tab is called.
    public var title: String
    /// A count or word on it.
    public var badge: String?

    /// Creates a tab.
    public init(title: String, badge: String? = nil) {
      self.title = title
      self.badge = badge
    }
  }

  /// A number between two bounds.
  public struct BoundedValue: Sendable, Hashable {
    /// The number.
    public var value: Double
    /// The bounds.
    public var range: ClosedRange<Double>
    /// The distance between the values that can be chosen, nil for any.
    public var step: Double?
    /// Whether the number means anything: a stepper of actions goes on from none.
    public var isKnown = true

    /// Creates a bounded number; the lower bound stands for what is not a number, and no step for one that is
    /// none.
    public init(_ value: Double, in range: ClosedRange<Double>, step: Double? = nil) {
      self.value = value.isNaN ? range.lowerBound : value
      self.range = range
      self.step = step.flatMap { $0.isNaN ? nil : $0 }
    }
  }

  /// Text that a reader types.
  public struct TextInput: Sendable, Hashable {
    /// What kind of field it is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case plain
      case secure
      case editor
      /// Where a search is typed.
      case search
    }

    /// What kind of field it is.
    public var kind: Kind
    /// What has been typed.
    public var text: String
    /// What is shown while nothing has been typed.
    public var prompt: String?
    /// What the field is called.
    public var title: String?
    /// Whether it has the keyboard.
    public var isEditing: Bool
    /// Whether it has more lines when its text needs them, as one that grows vertically (M3.9).
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

  /// Whether the views of the label stand beside each other if they are several (M3.15).
  package var hasLabelInRow: Bool {
    switch self {
    case .button, .editButton, .link, .navigationLink: true
    case .toggle, .slider, .stepper, .textField, .label, .labeledContent, .picker, .progressView,
      .gauge, .datePicker, .colorPicker, .menu, .disclosureGroup, .groupBox, .section, .list, .form,
      .table, .tableRow, .rowControl, .navigationStack, .navigationSplitView, .bar, .tabView:
      false
    }
  }

  /// Whether the control is a list of rows of its own, unless it stands among those of another.
  package var isList: Bool { self == .list || self == .form }

  /// Whether the control is several rows where it is among those of a list: one for what it is called,
  /// and one for each option or view (M5.18, M5.19).
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

  /// Whether another control in its place arranges the same views alike, as the control itself in another
  /// state does.
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
