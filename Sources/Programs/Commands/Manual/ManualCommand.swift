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
      The page is one for man, made of what the command knows of itself; tools/install puts it where \
      man looks for it.

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
