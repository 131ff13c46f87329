import ArgumentParser
import CommandSupport

/// `espalier publish`: a screen on the accessibility bus, for real assistive technology.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    _superCommandName: "espalier",
    abstract: "Publishes a screen on the accessibility bus until interrupted.",
    usage: "espalier publish [<options>] <spec>",
    discussion: """
      Orca, Accerciser and every other AT-SPI client can read the screen and use its controls. \
      Their requests are performed and printed, one JSON object a line; the first line says that \
      the screen is published.

        espalier publish settings.json
        espalier publish settings.json --watch
        espalier publish Settings.swift --preview Dark --watch
        dbus-run-session -- espalier publish settings.json --check
      """
  )

  @OptionGroup var options: PublishOptions

  func run() throws {
    guard let provider = ScreenProviders.current, let link = options.screenLink else {
      throw HelperExecutable.publishing.replaceThisProcess()
    }
    var request = ScreenRequest(options.swift, options.scene, nil)
    request.file = options.spec
    request.isQuiet = options.quiet
    request.times.settles = options.settle
    request.overrides = options.scene.overrides
    try provider.serve(request, on: ProcessLink(link))
  }
}
