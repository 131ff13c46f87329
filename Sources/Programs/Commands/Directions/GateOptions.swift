import ArgumentParser
import Audit
import CommandSupport

/// The options for findings that are known or meant, and for those that fail the command.
struct GateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The least level of a finding that gives status 1 (with --strict: warning).",
      valueName: "level"
    )
  )
  var failOn: AuditCommand.Failing?

  @Option(
    help: ArgumentHelp(
      "Accept the findings that a file lists, each with its reason.",
      discussion: """
        A line is 'symbol-literal Card.swift:12 — the tape runs from the left everywhere': the rule, \
        where it is found (a file, with its line or preview, or a view's path; * stands for any \
        characters), and why. A line that accepts nothing is named.
        """,
      valueName: "file"
    ),
    completion: .file()
  )
  var expect: SystemPath?

  @Option(
    help: ArgumentHelp(
      "Leave out the findings that an earlier report has (--format json).",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var baseline: SystemPath?

  /// The level that is asked for; nil for none.
  var level: AuditLevel? { failOn?.level }
}
