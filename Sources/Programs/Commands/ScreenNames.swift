import CommandSupport
import SpecFormat

/// The names of screens in an output that is kept: their files' names without the folders that all
/// of them lie in, so that it does not matter from where the command is run.
struct ScreenNames {
  /// The length of those folders' path.
  private let shared: Int
  private let input: InputOptions

  init(_ input: InputOptions) {
    self.input = input
    let folders = input.names.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
      .map { $0.dropLast() }
    var common = folders.first ?? []
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    shared = common.reduce(0) { $0 + $1.utf8.count + 1 }
  }

  /// The name of a screen, with that of its case.
  func name(of spec: Spec) -> String {
    if input.partTarget != nil { return input.screenName(of: spec) }
    let file = String(decoding: spec.file.utf8.dropFirst(shared), as: UTF8.self)
    return spec.name.map { "\(file)#\($0)" } ?? file
  }
}
