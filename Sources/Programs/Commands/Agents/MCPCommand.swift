import AgentServer
import ArgumentParser

/// `espalier mcp`: serves coding agents by the Model Context Protocol.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Runs a Model Context Protocol server for coding agents, on standard input.",
    usage: "espalier mcp",
    discussion: """
      The tools are look, tree, audit, explain, act and diff. The agent starts the server; configure the \
      command in its settings:

        { "mcpServers": { "espalier": { "command": "espalier", "args": ["mcp"] } } }
      """
  )

  func run() { AgentServer(version: Espalier.configuration.version).serve() }
}
