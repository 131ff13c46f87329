extension String {
  /// The text as a C string: U+0000, which would end it, is replaced by U+FFFD, so that the other
  /// scalars keep their offsets.
  var withoutNull: String {
    guard utf8.contains(0) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}
