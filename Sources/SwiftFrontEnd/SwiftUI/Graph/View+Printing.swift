extension View {
  /// Prints the reason for the evaluation: nothing, here.
  public static func _printChanges() {}
  /// Prints the reason for the evaluation: nothing, here.
  public static func _logChanges() {}
}
