package import ArgumentParser
import CMalloc
import CommandSupport
import Export

/// The command `espalier`.
package struct Espalier: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "espalier",
    abstract: "Computes layout, accessibility and pictures of SwiftUI screens on Linux.",
    discussion: """
      Each preview of a Swift source is a screen:

        espalier layout Card.swift --format outline

      A spec file describes a screen in JSON: its size, environment and views. \
      For example, card.json:

        { "view": { "type": "Text", "content": "Avocado Toast" } }

        espalier layout card.json --format outline

      Exit status: 0 success; 1 failed expectations or findings; 64 wrong usage; 65 a \
      mistake in a spec or source; 66 an unreadable file; 69 no accessibility bus or \
      Swift compiler; 70 out of memory, or a crash of the source's code; 74 an \
      output that cannot be written.
      """,
    version: ScreenSettings.version,
    subcommands: [
      LayoutCommand.self, PictureCommand.self, WatchCommand.self, AccessibilityCommand.self,
      DirectionsCommand.self, AuditCommand.self, ExplainCommand.self, InspectCommand.self,
      LookCommand.self, SnapshotCommand.self, ExpandCommand.self,
      CheckCommand.self, ProjectCommand.self, PublishCommand.self, ConformanceCommand.self,
      SchemaCommand.self,
      BatchCommand.self, DevicesCommand.self, CacheCommand.self, SkillCommand.self,
      MCPCommand.self, ManualCommand.self,
    ]
  )

  package init() {}

  /// Does what the arguments of the program ask for, and ends.
  package static func start() -> Never {
    // A large spec is a million small pieces of memory. The library would put them aside one by one
    // as they are released, and join them all at the next large piece, which takes a tenth of a run.
    mallopt(M_MXFAST, 0)
    Program.run(self)
  }
}
