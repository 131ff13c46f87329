import ArgumentParser
import CommandSupport
import SwiftSources

/// `espalier watch`: pictures that follow the files.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    _superCommandName: "espalier",
    abstract: "Redraws screens whenever their files change, until interrupted.",
    usage: "espalier watch [<options>] <specs> ... --output <folder>/",
    discussion: """
      Takes specs, Swift sources and projects as 'espalier picture' does, with the same options. \
      The pictures are in a folder, named after their screens; each is replaced atomically, and \
      only if it has changed. Problems are reported as they are found, and the last pictures \
      stay. A line on standard error ends each round.

        espalier watch App -o shots/
        espalier watch . --target Design --preview "Button*" -o shots/
        espalier watch card.json Card.swift -o shots/ --color-scheme dark
      """
  )

  @OptionGroup var picture: PictureCommand

  func validate() throws {
    guard picture.output.output?.isFolder == true else {
      throw ValidationError("Pictures go to a folder: give --output with a slash at its end.")
    }
    guard !picture.input.specs.isEmpty, !picture.input.specs.contains(SystemPath("-")) else {
      throw ValidationError("Standard input does not change: give files or folders.")
    }
  }

  func run() throws {
    let output = picture.output.output?.text ?? "./"
    let inputs = WatchedInputs(picture.input.specs.map(\.text), without: output)
    let rounds = PictureRounds(isQuiet: picture.output.quiet)
    EndSignal.listen()
    var (stamp, known) = (inputs.stamp(), Set<String>())
    while !EndSignal.isGiven {
      try rounds.run(&known)
      let before = stamp
      stamp = inputs.nextStamp(after: before) { EndSignal.isGiven }
    }
  }
}
