import AgentServer
import ArgumentParser

/// `espalier mcp`: serves coding agents by the Model Context Protocol.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves coding agents by the Model Context Protocol, on standard input.",
    usage: "espalier mcp",
    discussion: """
      The tools are look, tree, audit, act and diff. An agent starts the server itself; its settings \
      name the command:

        { "mcpServers": { "espalier": { "command": "espalier", "args": ["mcp"] } } }
      """
  )

  func run() { AgentServer(version: Espalier.configuration.version).serve() }
}
