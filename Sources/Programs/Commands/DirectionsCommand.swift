import ArgumentParser
import Audit
import CommandSupport
import Drawing
import Export
import Inspection
import LayoutCore
import SpecFormat

/// `espalier rtl`: both directions side by side.
struct DirectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rtl",
    _superCommandName: "espalier",
    abstract: "Shows a screen left-to-right beside right-to-left.",
    usage: "espalier rtl [<options>] [<specs> ...]",
    discussion: """
      For each view both frames, whether they are mirror images and why not, and the reading order \
      of both directions. The code of Swift sources runs once for each. Then what 'espalier audit' \
      finds right to left; with --strict, a warning or a part that is not mirrored and does not set \
      its direction gives status 1.

        espalier rtl card.json --strict
        espalier rtl card.json --picture card.png
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "What to print: a table to read, or JSON.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Draw both directions beside each other, too, and mark what is not mirrored.",
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
    let isOneOfSeveral = inputs.count > 1 || input.part != nil
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    run.request?.comparesDirections = true
    // The printed frames are those of the picture.
    let text = try scene.fonts.textSource(scene.text?.value ?? (picture == nil ? nil : .pango))
    run.text = text
    let sink = try output.open(input)
    let names = ScreenNames(input)
    let format = PictureEncoder.Format(nameOf: picture) ?? .png
    let encoder = PictureEncoder(format) { [input] in
      (input.screenName(of: $0), text.settings(of: $0))
    }
    var pictures = PictureFiles(picture, limit: output.maxOutput?.value, input)
    var isMirrored = true
    for input in inputs {
      switch input {
      case .module(let module, let part):
        let before = pictures.count
        try module.run(swift, part: part, &run) {
          isMirrored = isMirrored && $0.isMirrored
          try sink.write($0.text)
          for picture in $0.pictures { try pictures.write(picture) }
        }
        if pictures.count == before { try pictures.skip(1) }
      case .file(let file):
        let painter = ScreenPainter(for: file, text, isOnPage: true)
        let resources = ScreenProviders.current?.resources ?? SpecResources(besides: file)
        let read = run.read(file, locatesViews: true)
        for (index, spec) in (read?.specs ?? []).enumerated() {
          try pictures.skip((read?.missing(before: index) ?? 0) * picturesOfScreen)
          let next = pictures.count + (spec.scene == nil ? 0 : picturesOfScreen)
          try run.eachMoment(of: spec) { spec, run in
            guard let compared = compare(spec, text, resources, &run) else { return }
            let (document, comparison) = (compared.document, compared.comparison)
            isMirrored = isMirrored && compared.isAsMeant
            if picture != nil, let list = draw(spec, comparison, painter, &run),
              let bytes = encoder.bytes(list, of: spec, names.name(of: spec), &run)
            {
              try pictures.write(bytes)
            }
            let isOnly = !isOneOfSeveral && clock.times.samples.count < 2
            switch self.format {
            case .text: try sink.write(document.text + (isOnly ? "" : "\n"))
            case .json: try sink.write(document.json(style: isOnly ? .indented : .compact))
            }
          }
          // A failed screen shifts no other one's number.
          try pictures.skip(next - pictures.count)
        }
        let rest = read.map { $0.missing(before: $0.specs.count) * picturesOfScreen } ?? 1
        try pictures.skip(rest)
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var output = PartOutput()
      output.isMirrored = isMirrored
      sink.hand(output)
      isMirrored = true
    }
    try pictures.finish()
    try run.finish(sink)
    if swift.strict, !isMirrored { throw ExitCode(ExitStatus.differences) }
  }

  /// The number of pictures of a screen.
  private var picturesOfScreen: Int { max(1, clock.times.samples.count) }

  /// A screen in the other direction: as its program makes it, or the same views.
  private func other(_ screen: LayoutScene, _ spec: Spec) -> LayoutScene {
    spec.mirrored ?? scene.overrides.inOtherDirection(screen)
  }

  /// Both directions of a screen; nil if there is none, or if fonts are missing.
  private func compare(
    _ spec: Spec,
    _ text: TextSource,
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) -> (document: DirectionDocument, comparison: DirectionComparison, isAsMeant: Bool)? {
    guard let screen = spec.scene else { return nil }
    let name = input.screenName(of: spec)
    run.warnOfSymbols(in: screen, of: spec)
    return text.measuring(spec, &run) { measurer in
      let mirrored = other(screen, spec)
      let comparison = DirectionComparison(
        screen,
        mirrored: mirrored,
        measurer: measurer,
        resources: resources
      )
      let scenes = DirectionComparison.scenes(screen, mirrored)
      let report = DirectionAudit.report(
        scenes.leftToRight,
        scenes.rightToLeft,
        comparison,
        of: spec,
        named: name,
        measurer,
        resources
      )
      let document = DirectionDocument(
        comparison,
        file: name,
        time: spec.time,
        settings: text.settings(of: spec),
        placeholders: spec.placeholders.others,
        findings: report.findings.map { finding in
          DirectionDocument.Finding(
            rule: finding.rule,
            level: finding.level.rawValue,
            view: finding.view,
            place: finding.place.text,
            message: finding.message
          )
        }
      )
      let isWrong = report.findings.contains { $0.level >= .warning }
      return (document, comparison, comparison.isAsMeant && !isWrong)
    }
  }

  /// The picture of both directions; nil if fonts are missing, which are reported.
  private func draw(
    _ spec: Spec,
    _ comparison: DirectionComparison,
    _ painter: ScreenPainter,
    _ run: inout InputRun
  ) -> DisplayList? {
    guard let screen = spec.scene else { return nil }
    let (left, right) = DirectionComparison.scenes(screen, other(screen, spec))
    let marked = comparison.views.compactMap { view -> DirectionMarks.Mark? in
      guard let reason = view.reason ?? view.note else { return nil }
      return DirectionMarks.Mark(
        leftToRight: view.leftToRight,
        rightToLeft: view.rightToLeft,
        name: "\(view.type) \(view.id)",
        reason: reason,
        isNote: view.reason == nil
      )
    }
    // Errors come before notes.
    let marks = DirectionMarks(marked.filter { !$0.isNote } + marked.filter(\.isNote))
    return painter.directions(left, right, marks, of: spec, &run)
  }
}
