/// The files of a screen.
struct WatchedFiles: Sendable {
  /// The files that there are.
  var paths: [String]
  /// The folders in which others may appear.
  var folders: [String] = []

  /// The identities of the files now.
  var identity: [FileIdentity?] { paths.map { FileIdentity(of: $0) } }
}
