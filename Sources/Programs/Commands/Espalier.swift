package import ArgumentParser
import CMalloc
import CommandSupport
import Export

/// The command `espalier`.
package struct Espalier: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "espalier",
    abstract: "Lays out SwiftUI screens anywhere, from Swift sources and spec files.",
    discussion: """
      Each preview of a Swift source is a screen:

        espalier layout Card.swift --format outline

      A spec file describes a screen in JSON: its size, its environment, its views. \
      For example, card.json:

        { "view": { "type": "Text", "content": "Avocado Toast" } }

        espalier layout card.json --format outline

      Exit status: 0 fine; 1 expectations failed; 64 wrong usage; 65 a bad spec or \
      source; 66 a file that cannot be read; 69 no accessibility bus, or no Swift \
      compiler; 70 not enough memory, or a source whose code crashes; 74 output that \
      cannot be written.
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
