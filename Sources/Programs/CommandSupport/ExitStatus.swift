/// The exit statuses; those from 64 on are from sysexits.h.
package enum ExitStatus {
  /// Expectations failed, as with diff and grep.
  package static let differences: Int32 = 1
  /// The arguments are invalid.
  package static let wrongUsage: Int32 = 64
  /// A spec is wrong.
  package static let badSpec: Int32 = 65
  /// A file cannot be read.
  package static let cannotRead: Int32 = 66
  /// The accessibility bus or the program on it cannot be reached.
  package static let unavailable: Int32 = 69
  /// The code of a screen crashed.
  package static let crash: Int32 = 70
  /// Memory has run out.
  package static let noMemory: Int32 = 70
  /// The output cannot be written.
  package static let cannotWrite: Int32 = 74
}
