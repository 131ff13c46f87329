import ArgumentParser

/// The way in which goldens are written, where they are.
enum SnapshotRecording: String, EnumerableFlag {
  case record
  case recordMissing

  static func help(for value: SnapshotRecording) -> ArgumentHelp? {
    switch value {
    case .record: "Write the goldens that are missing or differ."
    case .recordMissing: "Write the goldens that are missing; those that differ still fail."
    }
  }
}
