import AccessibilityCore
import ArgumentParser
import Audit
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// `espalier rtl`: both directions side by side.
struct DirectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rtl",
    _superCommandName: "espalier",
    abstract: "Compares a screen left-to-right with right-to-left.",
    usage: "espalier rtl [<options>] [<specs> ...]",
    discussion: """
      Prints what is odd: views that are not mirrored, drawings that are not flipped, truncated \
      texts, differences in the reading order, and the right-to-left findings of 'espalier audit'; \
      --all prints every view. The code of Swift sources runs once for each direction. Parts of a \
      screen that set their direction are taken as intended, as is \
      .flipsForRightToLeftLayoutDirection(false).

      With --locale or --pseudo the texts are compared with those in the language of --beside: \
      untranslated, truncated and longer ones are findings, too.

        espalier rtl card.json --strict
        espalier rtl Card.swift --locale ar
        espalier rtl App --expect accepted.txt --format sarif --strict
        espalier rtl card.json --picture card.png
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
    case sarif
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The output format: a table, JSON, GitHub annotations or SARIF 2.1.0.")
  var format = Format.text

  @Flag(help: "Print all views and the reading order, not only what is odd.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "The language with which the texts of --locale are compared.",
      valueName: "tag"
    )
  )
  var beside = "en"

  @OptionGroup(title: "Findings") var gate: GateOptions

  @Option(
    help: ArgumentHelp(
      "Also draw both directions side by side, with marks on views that are not mirrored.",
      discussion: """
        PNG, SVG or PDF, as the file is called; several screens are numbered. With real text, also \
        in what is printed, unless --text is given.
        """,
      valueName: "file"
    ),
    completion: .file(extensions: ["png", "svg", "pdf"])
  )
  var picture: SystemPath?

  func validate() throws {
    try input.validate()
    try output.check(against: input)
    guard let picture else { return }
    if PictureEncoder.Format(nameOf: picture) == nil {
      throw ValidationError(
        "The kind of picture is not known by the name '\(picture)': end it in .png, .svg or .pdf."
      )
    }
    if picture == output.file {
      throw ValidationError("--picture and --output are both '\(picture)': name two files.")
    }
    if picture == SystemPath("-"), output.file == nil {
      throw ValidationError("--picture - needs standard output: give --output for the comparison.")
    }
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let inputs = input.inputs(swift)
    let languages = ComparedLanguages(scene, beside: beside)
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    run.request?.comparesDirections = true
    run.request?.locatesViews = true
    run.request?.notesTranslations = languages?.isTranslation == true
    // The printed frames are those of the picture; widths of squares say nothing of languages.
    let usesFonts = picture != nil || languages != nil
    let text = try scene.fonts.textSource(scene.text?.value ?? (usesFonts ? .pango : nil))
    run.text = text
    let sink = try output.open(input)
    let encoder = PictureEncoder(PictureEncoder.Format(nameOf: picture) ?? .png) { [input] in
      (input.screenName(of: $0), text.settings(of: $0))
    }
    var pictures = PictureFiles(picture, limit: output.maxOutput?.value, input)
    var screens = DirectionScreens(
      text: text,
      input: input,
      overrides: scene.overrides,
      languages: languages,
      gate: try DirectionGate(gate, &run)
    )
    let isOnly = inputs.count == 1 && input.part == nil && clock.times.samples.count < 2
    for input in inputs {
      switch input {
      case .module(let module, let part):
        let before = pictures.count
        try module.run(swift, part: part, &run) {
          try sink.write($0.text)
          for picture in $0.pictures { try pictures.write(picture) }
          guard !$0.findings.isEmpty else { return }
          var reader = LinkReader($0.findings)
          screens.report.add(try reader.read())
        }
        if pictures.count == before { try pictures.skip(1) }
      case .file(let file):
        try compare(file, &screens, encoder, &pictures, &run) {
          try write($0, isOnly: isOnly, to: sink)
        }
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var writer = LinkWriter()
      writer.write(screens.report)
      var output = PartOutput()
      output.findings = writer.bytes
      sink.hand(output)
      try pictures.finish()
      return try run.finish(sink)
    }
    try pictures.finish()
    screens.complete(&run)
    try conclude(screens.report, to: sink)
    try run.finish(sink)
    let level = gate.level ?? (swift.strict ? .warning : nil)
    if let level, screens.report.findings.contains(where: { $0.level >= level }) {
      throw ExitCode(ExitStatus.differences)
    }
  }

  /// The number of pictures of a screen.
  private var picturesOfScreen: Int { max(1, clock.times.samples.count) }

  /// Compares the screens of a file.
  private func compare(
    _ file: InputFile,
    _ screens: inout DirectionScreens,
    _ encoder: PictureEncoder,
    _ pictures: inout PictureFiles,
    _ run: inout InputRun,
    write: (DirectionDocument) throws -> Void
  ) throws {
    let names = ScreenNames(input)
    let painter = ScreenPainter(for: file, screens.text, isOnPage: true)
    let resources = ScreenProviders.current?.resources ?? SpecResources(besides: file)
    let versions = [scene.overrides] + (screens.languages.map { [$0.overrides] } ?? [])
    guard let read = run.read(file, as: versions, locatesViews: true), let first = read.first
    else { return try pictures.skip(1) }
    for (index, spec) in first.specs.enumerated() {
      try pictures.skip(first.missing(before: index) * picturesOfScreen)
      let next = pictures.count + (spec.scene == nil ? 0 : picturesOfScreen)
      let other = read.dropFirst().first?.specs.first {
        $0.name == spec.name && $0.file == spec.file
      }
      try run.eachMoment(of: [spec] + (other.map { [$0] } ?? [])) { specs, run in
        let (spec, other) = (specs[0], specs.dropFirst().first)
        guard let compared = screens.compare(spec, beside: other, resources, &run) else { return }
        if picture != nil, let list = screens.draw(spec, compared.comparison, painter, &run),
          let bytes = encoder.bytes(list, of: spec, names.name(of: spec), &run)
        {
          try pictures.write(bytes)
        }
        try write(compared.document)
      }
      // A failed screen shifts no other one's number.
      try pictures.skip(next - pictures.count)
    }
    try pictures.skip(first.missing(before: first.specs.count) * picturesOfScreen)
  }

  private func write(_ document: DirectionDocument, isOnly: Bool, to sink: OutputSink) throws {
    switch format {
    case .text:
      let text = document.text(isWhole: all)
      let isLine = text.dropLast().firstIndex(of: "\n") == nil
      try sink.write(text + (isOnly || isLine ? "" : "\n"))
    case .json: try sink.write(document.json(style: isOnly ? .indented : .compact))
    case .github, .sarif: break
    }
  }

  /// Writes what is said of all screens.
  private func conclude(_ report: AuditReport, to sink: OutputSink) throws {
    switch format {
    case .text: if report.screens > 1 { try sink.write(DirectionGate.summary(of: report)) }
    case .json: break
    case .github: try sink.write(AuditPrinter(report: report).bytes(.github))
    case .sarif: try sink.write(AuditPrinter(report: report).bytes(.sarif))
    }
  }
}
