import Glibc

/// The arguments of this process, for processes that get the same.
package enum ProgramArguments {
  /// Calls a function with the arguments as C programs take them, the program's name first.
  ///
  /// The bytes are those that came: the name of a file need not be text.
  ///
  /// - Parameters:
  ///   - subcommand: Replaces the subcommand; nil for this process's arguments.
  ///   - others: The arguments behind the subcommand.
  package static func withCArguments<Result>(
    of subcommand: String? = nil,
    and others: [String] = [],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result? {
    let own = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    let added = others.map { strdup($0) }
    let name = subcommand.flatMap { strdup($0) }
    defer { for pointer in added + [name] { free(pointer) } }
    var pointers = Array(own.prefix(2))
    if let name, pointers.count == 2 { pointers[1] = name }
    pointers += added
    pointers += own.dropFirst(2)
    pointers.append(nil)
    return pointers.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) }
  }
}
