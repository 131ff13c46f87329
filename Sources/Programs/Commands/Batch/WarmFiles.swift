import CommandSupport
import SpecFormat

/// Spec files that were read a moment ago: most items of a batch are about the screen of the last one.
struct WarmFiles {
  /// The most files that are kept.
  private static let most = 64
  /// The most bytes of a file that is kept.
  private static let mostBytes = 4_000_000

  /// The files, the one read last at the end.
  private var files: [WarmSpecFile] = []

  /// The specs of a file as they are with what holds in a run; nil if it cannot be used, which is noted.
  mutating func file(_ file: InputFile, _ run: inout InputRun, locatesViews: Bool) -> SpecFile? {
    let position = files.lastIndex { $0.name == file.name }
    let warm: WarmSpecFile
    if let position {
      warm = files[position]
    } else {
      guard let bytes = run.bytes(of: file) else { return nil }
      warm = WarmSpecFile(bytes: bytes, name: file.name, limits: run.limits)
      if bytes.count <= WarmFiles.mostBytes {
        if files.count == WarmFiles.most { files.removeFirst() }
        files.append(warm)
      }
    }
    let specs = warm.file(overrides: run.overrides, locatesViews: locatesViews)
    return run.usable([specs])?.first
  }
}
