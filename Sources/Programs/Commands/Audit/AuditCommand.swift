import AccessibilityCore
import ArgumentParser
import Audit
import CommandSupport
import LayoutCore
import SpecFormat
import TerminalText

/// `espalier audit`: finds accessibility problems of a screen, with whom they affect and a fix.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    _superCommandName: "espalier",
    abstract: "Finds accessibility and layout problems of screens.",
    usage: "espalier audit [<options>] [<specs> ...]",
    discussion: """
      Checks names, roles, texts and targets in light and dark, with standard and increased \
      contrast, at four text sizes, in both directions, at 320 points and in landscape, in one \
      run. Options such as --color-scheme dark restrict the variants. Findings that cannot be \
      decided are listed as unknown, with the reason.

        espalier audit Card.swift
        espalier audit settings.json --format github --fail-on warning
        espalier audit App --format sarif -o audit.sarif
        espalier audit --list-rules
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
    case sarif
    case html
  }

  /// The findings that make the command fail.
  enum Failing: String, ExpressibleByArgument, CaseIterable {
    case error
    case warning
    case note
    case never

    var level: AuditLevel? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      case .never: nil
      }
    }
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The output format: text, JSON, GitHub annotations, SARIF 2.1.0 or an HTML page.")
  var format = Format.text

  @Option(help: "The lowest level of a finding that leads to status 1.")
  var failOn = Failing.error

  @Option(
    help: ArgumentHelp(
      "The guideline whose measures of letters and targets are taken: apple, wcag or android.",
      valueName: "guideline"
    )
  )
  var profile: AuditMeasures.Profile?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Only this rule (repeatable).", valueName: "id"),
    completion: .list(AuditRule.all.map(\.id))
  )
  var ruleNames: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out the findings of an earlier report (--format json).",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var baseline: SystemPath?

  @Option(
    help: ArgumentHelp(
      "Print only the findings that are new since a Git revision or an earlier report (--format "
        + "json), and those that are gone.",
      valueName: "base"
    )
  )
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "Write a picture of the place of each finding, named by its fingerprint, into a folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var crops: SystemPath?

  @Flag(
    help: ArgumentHelp(
      "Try changes of one line and print those that fix a finding in all variants without side effects."
    )
  )
  var mend = false

  @Flag(
    help: ArgumentHelp(
      "Print the evidence for Apple's Accessibility Nutrition Labels instead of findings (text, json)."
    )
  )
  var labels = false

  @Flag(help: "List the rules, with their criteria and levels.")
  var listRules = false

  func validate() throws {
    for name in ruleNames where !AuditRule.all.contains(where: { $0.id == name }) {
      let hint = Suggestion.closest(to: name, among: AuditRule.all.map(\.id))
        .map { "; did you mean '\($0)'?" }
      throw ValidationError(
        "no rule is called \(name.quoted)" + (hint ?? "; 'espalier audit --list-rules' prints all")
      )
    }
    if listRules { return }
    if diff != nil, baseline != nil {
      throw ValidationError("--diff and --baseline exclude each other.")
    }
    if labels, format != .text, format != .json {
      throw ValidationError("--labels prints text or json.")
    }
    if labels, diff != nil || baseline != nil || !ruleNames.isEmpty {
      throw ValidationError(
        "--labels asks all rules of all findings: give no --diff, --baseline or --rule."
      )
    }
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    if listRules {
      let sink = try output.open()
      try sink.write(RuleList(rules).bytes(format))
      return try sink.close()
    }
    let difference =
      input.part == nil ? try diff.map { try AuditDifference(with: $0, of: input.specs) } : nil
    defer { AuditDifference.end() }
    try input.handSwiftSourcesOver(swift)
    var run = InputRun(quiet: output.quiet, limits: input.limits, overrides: scene.overrides)
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    run.request?.locatesViews = true
    // The widths of letters decide which text is cut.
    let text = try scene.fonts.textSource(scene.text?.value ?? .pango)
    run.text = text
    let sink = try output.open(input)
    let variants = AuditVariants(
      scene.overrides,
      rotates: ScreenProviders.current != nil,
      isLandscapeAlone: Auditor.isLandscapeAlone(on: scene.overrides.device),
      languages: ScreenProviders.current?.languages ?? []
    )
    let settings = AuditSettings(&run)
    let known = input.part == nil ? try baseline.map { try AuditBaseline($0) } : nil
    var auditor = Auditor(
      variants,
      settings,
      rules: rules,
      profile: profile,
      text: text,
      input: input
    )
    auditor.mends = mend
    auditor.observes = true
    auditor.crops = crops != nil || format == .html
    var report = AuditReport()
    for input in input.inputs(swift) {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) {
          guard !$0.text.isEmpty else { return }
          var reader = LinkReader($0.text)
          report.add(try reader.read())
        }
      case .file(let file): auditor.audit(file, &report, &run)
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var writer = LinkWriter()
      writer.write(report)
      var output = PartOutput()
      output.text = writer.bytes
      output.screens = report.screens
      sink.hand(output)
      return try run.finish(sink)
    }
    var silences = AuditSilences()
    silences.apply(to: &report, &run)
    settings.apply(to: &report)
    known?.apply(to: &report)
    difference?.apply(to: &report)
    report.sort()
    if let crops { try AuditCrops(folder: crops).write(report) }
    if labels {
      try sink.write(AuditLabels(report).bytes(asJSON: format == .json))
      return try run.finish(sink)
    }
    try sink.write(AuditPrinter(report: report).bytes(format))
    try run.finish(sink)
    if let level = failOn.level, report.findings.contains(where: { $0.level >= level }) {
      throw ExitCode(ExitStatus.differences)
    }
  }

  /// The rules that are asked for.
  private var rules: [AuditRule] {
    ruleNames.isEmpty ? AuditRule.all : AuditRule.all.filter { ruleNames.contains($0.id) }
  }
}

extension AuditMeasures.Profile: ExpressibleByArgument {}
