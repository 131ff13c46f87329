import CommandSupport

/// The arguments of this program, as `espalier inspect --serve` makes them.
struct ServerArguments {
  /// The port to listen on; 0 for any.
  private(set) var port: UInt16 = 0
  /// The seconds without a request after which the program ends.
  private(set) var idle = 600.0
  /// The files and folders that are shown.
  private(set) var inputs: [String] = []
  /// The arguments of the command, for the processes that make the screens.
  private(set) var rounds: [String] = []

  /// Reads arguments; nil if they are not those of the command.
  init?(_ words: [String]) {
    var left = words.dropFirst()
    guard left.popFirst() == "inspect" else { return nil }
    while let name = left.popFirst() {
      if name == "--serve-rounds" {
        rounds = Array(left)
        return
      }
      guard let value = left.popFirst() else { return nil }
      switch name {
      case "--serve-port":
        guard let port = UInt16(value) else { return nil }
        self.port = port
      case "--serve-idle":
        guard let idle = Double(value), idle > 0 else { return nil }
        self.idle = idle
      case "--serve-input": inputs.append(value)
      case _: return nil
      }
    }
    return nil
  }

  /// The arguments of a process that makes screens.
  ///
  /// - Parameter others: Its own options, which come after those of the user.
  func round(_ others: [String]) -> [String] {
    var words = ["inspect"]
    let options = rounds.prefix { $0 != "--" }
    words += options
    words.append("--round-only")
    words += others
    words += rounds[options.endIndex...]
    return words
  }
}
