import Glibc

/// The arguments that this program was started with, for programs that shall have the same.
package enum ProgramArguments {
  /// Calls a function with the arguments as C programs take them, the program's name first.
  ///
  /// They are the very bytes that came: the name of a file need not be text.
  ///
  /// - Parameter others: What comes behind the subcommand.
  package static func withCArguments<Result>(
    and others: [String] = [],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result? {
    let own = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    let added = others.map { strdup($0) }
    defer { for pointer in added { free(pointer) } }
    var pointers = own.prefix(2) + added + own.dropFirst(2) + [nil]
    return pointers.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) }
  }
}
