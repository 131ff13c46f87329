import ArgumentParser
import CommandSupport
import Glibc
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
      stamp = WatchCommand.nextStamp(of: inputs, after: before)
    }
  }

  /// Waits until files are others, and are saved.
  private static func nextStamp(of inputs: WatchedInputs, after before: String) -> String {
    var last = before
    while !EndSignal.isGiven {
      let start = SystemClock.monotonic
      let stamp = inputs.stamp()
      // A file that is being saved goes on changing for a moment.
      if stamp != before, stamp == last { return stamp }
      last = stamp
      // A tenth of a processor at most, however many files there are.
      let pause = stamp == before ? restingPause : savingPause
      usleep(useconds_t(max(pause, 9 * (SystemClock.monotonic - start)) * 1e6))
    }
    return last
  }

  /// The pauses between looks, in seconds: while nothing happens, and while files are saved.
  private static let (restingPause, savingPause) = (0.15, 0.05)
}
