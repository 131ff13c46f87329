extension View {
  /// Says why the body runs: nothing is said here.
  public static func _printChanges() {}
  /// Says why the body runs: nothing is said here.
  public static func _logChanges() {}
}
