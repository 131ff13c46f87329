/// The command's exit statuses; the higher ones are those of sysexits.h.
enum ExitStatus {
  /// Expectations failed, as with diff and grep.
  static let differences: Int32 = 1
  /// The command line asks for something impossible.
  static let wrongUsage: Int32 = 64
  /// A spec is wrong.
  static let badSpec: Int32 = 65
  /// A file cannot be read.
  static let cannotRead: Int32 = 66
  /// Nobody can be reached on the accessibility bus.
  static let noBus: Int32 = 69
  /// Output cannot be written.
  static let cannotWrite: Int32 = 74
}
