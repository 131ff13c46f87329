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
