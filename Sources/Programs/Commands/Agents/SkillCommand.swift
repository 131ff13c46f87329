import ArgumentParser
import CommandSupport

/// `espalier skill`: prints what coding agents have to know.
struct SkillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Prints a SKILL.md for coding agents.",
    usage: "espalier skill [<options>]",
    discussion: "Write it into the agent's folder of skills: espalier skill -o SKILL.md"
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    try sink.write(SkillText.markdown)
    try sink.close()
  }
}
