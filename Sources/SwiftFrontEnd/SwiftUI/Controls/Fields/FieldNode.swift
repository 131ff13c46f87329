internal import LayoutCore
internal import ViewGraph

/// The text that a field reads and writes.
struct FieldText {
  /// The text of the value.
  let get: () -> String
  /// Sets the text; at once, or when editing ends.
  let set: (String) -> Void
  /// `true` if the text is set only when editing ends.
  var waitsForEnd = false

  nonisolated init(_ text: Binding<String>) {
    get = { text.wrappedValue }
    set = { text.wrappedValue = $0 }
  }

  nonisolated init(get: @escaping () -> String, set: @escaping (String) -> Void) {
    self.get = get
    self.set = set
    waitsForEnd = true
  }
}

/// The state of a field while it is edited.
final class FieldDraft {
  /// Text that was typed and is not committed yet.
  var text: String?
  /// `true` if a focus binding wants the field to have focus.
  var isWanted = false
}

extension GraphNode {
  /// Updates the node to a field.
  func updateField(
    _ kind: Control.TextInput.Kind,
    _ text: FieldText,
    prompt: Text?,
    isGrowing: Bool = false,
    onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil,
    label: (inout ChildCursor) -> Void
  ) {
    updateChildren(inputs) { $0.slot(0, nil, label) }
    let draft = remember { FieldDraft() }
    let environment = environment
    // A focus binding around the field moves focus when its value changes.
    if let target = environment.focusTarget, target.isFocused != draft.isWanted {
      draft.isWanted = target.isFocused
      if target.isFocused {
        graph.moveFocus(to: self)
      } else if graph.focus === self {
        graph.moveFocus(to: nil)
      }
    }
    let current = reading(text.get)
    var input = Control.TextInput(
      kind,
      text: draft.text ?? current,
      prompt: prompt?.string(in: environment),
      title: children[0].spokenWords,
      isEditing: graph.focus === self
    )
    input.isGrowing = isGrowing
    setOutput(.content(.control(.textField(input))))
    acceptState { [weak self] state in
      guard case .text(let new) = state else { return false }
      if text.waitsForEnd {
        draft.text = new
        self?.invalidate()
      } else {
        text.set(new)
      }
      return true
    }
    let end = { [weak self] in
      guard let typed = draft.text else { return }
      draft.text = nil
      text.set(typed)
      self?.invalidate()
    }
    requests?.submit = {
      end()
      onCommit?()
      environment.submit(.text)
    }
    requests?.focus = { isEditing in
      if !isEditing { end() }
      onEditingChanged?(isEditing)
    }
  }
}

extension FieldText {
  /// Creates the text of a value in a format.
  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init {
      format.format(value.wrappedValue)
    } set: { text in
      // Text that does not parse leaves the value unchanged.
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }

  /// Creates the text of a value in a format; none for nil.
  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
  }

  /// Creates the text of a value that a formatter reads.
  nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { text in
      if let new: V = formatter.value(of: text) { value.wrappedValue = new }
    }
  }
}

extension Formatter {
  /// Returns the value of a text; nil if the text is not one of that type.
  fileprivate func value<V>(of text: String) -> V? {
    guard let numbers = self as? NumberFormatter else {
      return (self as? DateFormatter)?.date(from: text) as? V
    }
    guard let number = numbers.number(from: text) else { return nil }
    let candidates: [Any] = [
      number, number.doubleValue, number.intValue, number.floatValue, number.decimalValue,
      CGFloat(number.doubleValue),
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}
