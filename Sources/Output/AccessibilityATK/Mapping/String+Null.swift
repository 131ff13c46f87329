extension String {
  /// The text as C can hold it: where U+0000 stands, which ends C's strings, it has U+FFFD, so that
  /// the other scalars keep their offsets.
  var withoutNull: String {
    guard utf8.contains(0) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}
