internal import LayoutCore
internal import ViewGraph

/// A component of a date with a separate control.
enum DatePickerPart: Int, Identifiable {
  case date
  case time

  var id: Int { rawValue }
}

/// A date picker whose fields open the controls of the components: a calendar for the date, wheels
/// for the time (A2.24).
struct CompactDatePicker<Label: View>: View {
  let picker: DatePicker<Label>
  @State private var opened: DatePickerPart?

  var body: some View {
    DatePickerFields(picker: picker) { opened = $0 }
      .popover(item: $opened) { part in
        setter(of: part)
          .padding()
          .presentationCompactAdaptation(.popover)
      }
  }

  @ViewBuilder private func setter(of part: DatePickerPart) -> some View {
    switch part {
    case .date: GraphicalDatePicker(configuration: picker.configuration(.date))
    case .time: WheelDatePicker(configuration: picker.configuration(.hourAndMinute))
    }
  }
}

/// The title of a date picker and the fields of its components, or its style's body.
struct DatePickerFields<Label: View> {
  let picker: DatePicker<Label>
  /// Opens the control of a component.
  let open: (DatePickerPart) -> Void
}

extension DatePickerFields: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let (selection, range, components) = (picker.selection, picker.range, picker.components)
    if node.appliesStyle(\.datePickerStyles, { picker.configuration(components) }) { return }
    let date = node.reading { selection.wrappedValue }
    let (locale, calendar) = (node.environment.locale, node.environment.calendar)
    let day = Date.FormatStyle(
      date: .abbreviated,
      time: .omitted,
      locale: locale,
      calendar: calendar
    )
    let time = Date.FormatStyle(
      date: .omitted,
      time: .shortened,
      locale: locale,
      calendar: calendar
    )
    node.setOutput(
      .content(
        .control(
          .datePicker(
            date: components.contains(.date) ? date.formatted(day) : nil,
            time: components.contains(.hourAndMinute) ? date.formatted(time) : nil
          )
        )
      )
    )
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(picker.label, to: &$0) }
    }
    let environment = node.environment
    let open = open
    node.acceptState { state in
      if case .option(let place) = state, let part = DatePickerPart(rawValue: place) {
        open(part)
        return true
      }
      guard case .text(let words) = state,
        let chosen = DateChoice(components, in: environment).date(words, insteadOf: date)
      else { return false }
      let (first, last) = (range.first ?? chosen, range.last ?? chosen)
      selection.wrappedValue = max(first, min(chosen, last))
      return true
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.datePickerStyles) {
      $0.control($1, of: node, label: node.children[0])
    }
  }
}
