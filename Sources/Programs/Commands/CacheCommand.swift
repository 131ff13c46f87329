import ArgumentParser
import CommandSupport
import SwiftSources

/// `espalier cache`: the programs that Swift sources were compiled into.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    _superCommandName: "espalier",
    abstract: "Prints the folder of compiled Swift sources, or clears it.",
    usage: "espalier cache <action>",
    discussion: """
      A Swift source is compiled again only after a change. The compiled programs are in \
      $XDG_CACHE_HOME/espalier or ~/.cache/espalier; those unused for the longest time are \
      removed when they take more than 1 GB.

        espalier cache path
        espalier cache clear
      """
  )

  enum Action: String, ExpressibleByArgument, CaseIterable {
    case path
    case clear
  }

  @Argument(help: "path prints the folder, clear removes all programs in it.")
  var action: Action

  func run() throws {
    do throws(Failure) {
      let cache = try ProgramCache.ofUser()
      switch action {
      case .path: print(cache.path)
      case .clear:
        let used = cache.clear()
        if used > 0 {
          StandardError.write(
            "espalier: \(used) \(used == 1 ? "program is" : "programs are") in use and not removed\n"
          )
        }
      }
    } catch {
      error.tell(StandardError.write)
      throw ExitCode(error.status)
    }
  }
}
