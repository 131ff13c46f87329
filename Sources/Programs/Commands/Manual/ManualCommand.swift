import ArgumentParser
import CommandSupport

/// `espalier manual`: prints the manual page.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    _superCommandName: "espalier",
    abstract: "Prints the manual page.",
    usage: "espalier manual [<options>]",
    discussion: """
      The page is for man and is generated from the help of the command; tools/install installs \
      it.

        espalier manual | man -l -
      """
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    try sink.write(ManualPage(Espalier.self).text)
    try sink.close()
  }
}
