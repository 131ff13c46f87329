extension Double {
  /// A time in seconds with as many digits as tell it from others, and no more.
  package var secondsText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
