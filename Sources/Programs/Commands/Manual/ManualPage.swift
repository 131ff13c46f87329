import ArgumentParser
import SpecFormat

/// The manual page of a command and its subcommands, in the macros of man(7).
struct ManualPage {
  private let root: any ParsableCommand.Type
  /// The argument parser's description of the commands.
  private let description: String

  init(_ root: (some ParsableCommand).Type) {
    self.root = root
    description = root._dumpHelp()
  }

  /// The page.
  var text: String {
    let parsed = JSONDocument.parse(
      bytes: Array(description.utf8),
      file: "help",
      maximumDepth: 100
    )
    guard case .success(let document) = parsed else { return "" }
    return document.withRoot { lines(of: $0["command"]).joined(separator: "\n") + "\n" }
  }

  private func lines(of command: JSONValue?) -> [String] {
    let configuration = root.configuration
    let name = root._commandName
    // The paragraph of exit statuses becomes a separate section.
    let paragraphs = configuration.discussion.paragraphs
    let statuses = paragraphs.first { $0.hasPrefix(ManualPage.statusHeading) }
    let abstract = configuration.abstract.first.map {
      $0.lowercased() + configuration.abstract.dropFirst().prefix { $0 != "." }
    }
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(configuration.version)\" \"User Commands\"",
      ".SH NAME", "\(name) \\- \((abstract ?? "").roff)",
      ".SH SYNOPSIS", ".B \(name)", "\\fIsubcommand\\fR [\\fIoptions\\fR] [\\fIspecs\\fR ...]",
      ".SH DESCRIPTION",
    ]
    lines += paragraphs.filter { $0 != statuses }.flatMap(\.roffParagraph)
    lines.append(".SH SUBCOMMANDS")
    for subcommand in configuration.subcommands {
      let known = command?["subcommands"]?.elements.first {
        $0["commandName"]?.string == subcommand._commandName
      }
      lines += self.lines(of: subcommand.configuration, known)
    }
    lines.append(".SH EXIT STATUS")
    lines += (statuses ?? "").dropFirst(ManualPage.statusHeading.count).dropLast()
      .split(separator: ";").flatMap { item -> [String] in
        let words = item.split(separator: " ", maxSplits: 1)
        return words.count == 2 ? [".TP", ".B \(words[0])", String(words[1]).roff] : []
      }
    return lines + ManualPage.environment
  }

  private static let statusHeading = "Exit status:"

  private static let environment = [
    ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
    "If it is set and not empty, nothing is coloured; otherwise messages and comparisons are,",
    "where they are read on a terminal.",
  ]

  private func lines(of configuration: CommandConfiguration, _ known: JSONValue?) -> [String] {
    var lines = [".SS \((configuration.usage ?? "").roff)", configuration.abstract.roff]
    lines += configuration.discussion.paragraphs.flatMap(\.roffParagraph)
    for argument in known?["arguments"]?.elements.map({ $0 }) ?? [] {
      guard argument["shouldDisplay"]?.boolean == true, !isOfEveryCommand(argument) else {
        continue
      }
      lines += [".TP", label(of: argument), (argument["abstract"]?.string ?? "").roff]
      if let value = argument["defaultValue"]?.string { lines.append("(default: \(value.roff))") }
      let values = argument["allValues"]?.elements.compactMap(\.string) ?? []
      if !values.isEmpty { lines.append("(values: \(values.joined(separator: ", ").roff))") }
    }
    return lines
  }

  private func isOfEveryCommand(_ argument: JSONValue) -> Bool {
    ["help", "version"].contains(argument["preferredName"]?["name"]?.string)
  }

  /// The names of an argument, and what its value is called.
  private func label(of argument: JSONValue) -> String {
    let value = "\\fI\((argument["valueName"]?.string ?? "").roff)\\fR"
    let names = (argument["names"]?.elements.map { $0 } ?? []).compactMap { name -> String? in
      let dashes = name["kind"]?.string == "short" ? "-" : "--"
      return name["name"]?.string.map { "\\fB\((dashes + $0).roff)\\fR" }
    }
    switch argument["kind"]?.string {
    case "positional": return value
    case "flag": return names.joined(separator: ", ")
    default: return names.joined(separator: ", ") + " " + value
    }
  }
}

extension String {
  /// The parts with empty lines between them.
  fileprivate var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }
      .map { $0.joined(separator: "\n") }
  }

  /// A paragraph; what is indented is shown as it stands.
  fileprivate var roffParagraph: [String] {
    guard hasPrefix("  ") else { return [".PP", roff] }
    return [".PP", ".RS", ".nf", roff, ".fi", ".RE"]
  }

  /// The text with what means something to roff escaped.
  fileprivate var roff: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.map { character in
        switch character {
        case "\\": "\\e"
        case "-": "\\-"
        default: String(character)
        }
      }.joined()
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }
}
