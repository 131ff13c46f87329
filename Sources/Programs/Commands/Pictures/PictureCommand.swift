import ArgumentParser
import CommandSupport
import Drawing
import Inspection
import LayoutCore
import SpecFormat

/// `espalier picture`: what a screen looks like.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    _superCommandName: "espalier",
    abstract: "Draws a screen as PNG, SVG or PDF.",
    usage: "espalier picture [<options>] [<specs> ...]",
    discussion: """
      Uses real text, unless --text fixed is given, and the scale of the device. Several \
      screens, or several times of one, are numbered: card-1.png, card-2.png, or by %d or %03d \
      in the name; in a folder (shots/) they are named after their screens. A film (--to) is one \
      animated PNG, or numbered pictures.

        espalier picture Card.swift --preview "Stars and title" -o card.png
        espalier picture settings.json --device "iPhone 16" --color-scheme dark -o s.svg
        espalier picture card.json --overlay accessibility -o card.png
        espalier picture card.json --variants "scheme=light,dark; direction=ltr,rtl" -o c.png
        espalier picture Clock.swift --to 2 --fps 30 -o clock.png
        espalier picture App --preview "Profile*" -o shots/
        espalier picture card.json -o - > card.png
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: """
      The output format: a picture, or the display list as JSON. (default: by the name of the \
      output file, else png)
      """
  )
  var format: PictureEncoder.Format?

  @Option(
    help: ArgumentHelp(
      "The background: window, none or a color such as #ff0000.",
      discussion: "window is the system's background for a screen, and none without a screen.",
      valueName: "color"
    )
  )
  var background = BackgroundArgument.window

  @Option(
    help: ArgumentHelp(
      "The overlays on the screen: "
        + Overlay.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      discussion: "Separate several by commas; accessibility adds a legend.",
      valueName: "kinds"
    ),
    completion: .list(Overlay.allCases.map(\.rawValue)),
    transform: OverlaysArgument.init(parsing:)
  )
  var overlay: OverlaysArgument?

  @Option(
    help: ArgumentHelp(
      "Draw all combinations of these values on one sheet, or the standard ones: standard.",
      discussion: """
        Such as 'device=iPhone 16,iPhone 16e; scheme=light,dark; size=large,accessibility3; \
        direction=ltr,rtl'. The axes are \(VariantAxis.names). standard is \
        '\(VariantsArgument.standard)'.
        """,
      valueName: "axes"
    ),
    completion: .list(["standard"]),
    transform: VariantsArgument.init(parsing:)
  )
  var variants: VariantsArgument?

  /// The file by which a round of 'espalier watch' is told which pictures there are.
  @Option(help: .private) var roundList: String?

  func validate() throws {
    try input.validate()
    try output.check(against: input)
    if shownFormat == nil, let path = output.output?.text, output.output?.isFolder != true {
      throw ValidationError(
        "The kind of picture is not known by the name '\(path)': end it in .png, .svg, .pdf or "
          + ".json, or give --format."
      )
    }
    if [.png, .pdf].contains(shownFormat ?? .png), output.file == nil, input.partLink == nil,
      Terminal.isThere(OutputSink.standardOutput)
    {
      throw ValidationError(
        "A picture cannot be printed on a terminal: name a file with --output, or use a pipe."
      )
    }
    try variants?.check(against: scene)
    if isFilm, let format = shownFormat, format != .png {
      throw ValidationError(
        "A film is a PNG or numbered files: end the name in .png, or put %d into it."
      )
    }
  }

  /// The format that was asked for, or that the name of the output ends in.
  private var shownFormat: PictureEncoder.Format? {
    format ?? PictureEncoder.Format(nameOf: output.output)
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let names = ScreenNames(input)
    let overrides = variants?.overrides(scene.overrides) ?? [scene.overrides]
    var run = InputRun(quiet: output.quiet, limits: input.limits, overrides: overrides[0])
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    run.request?.locatesViews = shownFormat == .displayList
    let text = try scene.fonts.textSource(scene.text?.value ?? .pango)
    run.text = text
    let encoder = PictureEncoder(shownFormat ?? .png, isSheet: variants != nil) { [input] in
      (input.screenName(of: $0), text.settings(of: $0))
    }
    var files = PictureFiles(output, input, ending: (shownFormat ?? .png).ending)
    files.round = roundList.map { RoundList(path: $0) }

    // In a folder, pictures are called as their screens, whichever comes first.
    let isInOrder = output.output?.isFolder != true || self.input.part != nil
    for input in ReadyInputs(input.inputs(swift), isInOrder: isInOrder) {
      switch input {
      case .module(let module, let part):
        let before = files.count
        try module.run(swift, part: part, &run) { part in
          for (index, picture) in part.pictures.enumerated() {
            let name = part.places.indices.contains(index) ? part.places[index] : ""
            try files.write(picture, of: name)
          }
        }
        if files.count == before { try files.skip(1) }
      case .file(let file):
        let painter = ScreenPainter(
          for: file,
          text,
          background.value,
          overlay?.overlays ?? [],
          isOnPage: variants != nil,
          namesViews: shownFormat == .displayList
        )
        guard let read = run.read(file, as: overrides, locatesViews: true), let first = read.first
        else {
          try files.skip(1)
          continue
        }
        for index in first.specs.indices where first.specs[index].scene != nil {
          try files.skip(first.missing(before: index) * picturesOfScreen)
          let next = files.count + picturesOfScreen
          if let specs = SpecFile.versions(of: index, in: read) {
            let name = names.name(of: specs[0])
            try draw(specs, painter, encoder, name, &run) {
              try files.write($0, of: name)
            }
          }
          // A failed screen shifts no other one's number.
          try files.skip(next - files.count)
        }
        try files.skip(first.missing(before: first.specs.count) * picturesOfScreen)
      }
    }
    try files.finish()
    run.completePreviews(input, files.link)
    if files.isEmpty, run.unusable == 0, input.part == nil {
      run.refuse("nothing to draw: every case asks a rule", status: ExitStatus.badSpec)
    }
    if run.failure != .success { throw run.failure }
  }

  /// Whether all pictures of a screen are one file.
  private var isFilm: Bool { clock.isFilm && output.output?.numberPattern == nil }

  /// The number of pictures of a screen.
  private var picturesOfScreen: Int { isFilm ? 1 : max(1, clock.times.samples.count) }

  /// Writes the pictures of a screen, in all variants.
  private func draw(
    _ specs: [Spec],
    _ painter: ScreenPainter,
    _ encoder: PictureEncoder,
    _ name: String,
    _ run: inout InputRun,
    write: ([UInt8]) throws -> Void
  ) rethrows {
    if isFilm { return try shootFilm(of: specs, painter, encoder, name, &run, write: write) }
    try run.eachMoment(of: specs) { specs, run in
      guard let list = picture(of: specs, painter, &run),
        let bytes = encoder.bytes(list, of: specs[0], name, &run)
      else { return }
      try write(bytes)
    }
  }

  /// Writes a screen with all that becomes of it as one file.
  private func shootFilm(
    of specs: [Spec],
    _ painter: ScreenPainter,
    _ encoder: PictureEncoder,
    _ name: String,
    _ run: inout InputRun,
    write: ([UInt8]) throws -> Void
  ) rethrows {
    let mostBytes = output.maxOutput?.value ?? OutputSink.usualLimit
    let spec = specs[0]
    let empty = encoder.film(clock.framesPerSecond, mostBytes, of: spec, name, &run)
    guard var film = empty else { return }
    var (count, isWhole) = (0, true)
    run.eachMoment(of: specs) { specs, run in
      guard isWhole else { return }
      guard let list = picture(of: specs, painter, &run) else {
        isWhole = false
        return
      }
      isWhole = encoder.append(list, to: &film, isFirst: count == 0, of: spec, name, &run)
      count += 1
    }
    guard isWhole, count == clock.times.samples.count,
      let bytes = encoder.bytes(film, of: spec, name, &run)
    else { return }
    try write(bytes)
  }

  /// A screen, or a sheet of it in all variants; nil if fonts are missing, which is reported.
  private func picture(
    of specs: [Spec],
    _ painter: ScreenPainter,
    _ run: inout InputRun
  ) -> DisplayList? {
    guard let variants else { return painter.picture(of: specs[0], &run) }
    var cells: [PictureTable.Cell] = []
    for (spec, caption) in zip(specs, variants.captions) {
      guard let list = painter.picture(of: spec, &run) else { return nil }
      cells.append(PictureTable.Cell(caption: caption, picture: list))
    }
    return painter.sheet(cells, columns: variants.columns, of: specs[0], &run)
  }
}
