import ArgumentParser
import CommandSupport
import Drawing
import DrawingCairo
import Export
import LayoutCore
import SpecFormat
import SwiftSources

/// `espalier picture`: what a screen looks like.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws a screen: PNG, SVG or PDF.",
    usage: "espalier picture [<options>] [<specs> ...]",
    discussion: """
      With real text, unless --text fixed is given, and as many pixels as the device has. \
      Several screens are numbered: card-1.png, card-2.png.

        espalier picture Card.swift --preview "Stars and title" -o card.png
        espalier picture settings.json --device "iPhone 16" --color-scheme dark -o s.svg
        espalier picture card.json -o - > card.png
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case png
    case svg
    case pdf
    case displayList
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: """
      What to write: a picture, or what is drawn as JSON. (default: as the output file is called, \
      else png)
      """
  )
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "What is behind the views: window, none or a color such as #ff0000.",
      discussion: "window is the system's background on a screen, nothing elsewhere.",
      valueName: "color"
    )
  )
  var background = BackgroundArgument.window

  func validate() throws {
    try input.validate()
    if format == nil, let path = output.output?.text, path != "-", shownFormat == nil {
      throw ValidationError(
        "The kind of picture is not known by the name '\(path)': end it in .png, .svg, .pdf or "
          + ".json, or give --format."
      )
    }
  }

  /// The format that was asked for, or that the name of the output ends in.
  private var shownFormat: Format? {
    if let format { return format }
    guard let path = output.output?.text, path != "-" else { return .png }
    let name = path.lowercased()
    if name.hasSuffix(".json") { return .displayList }
    return Format.allCases.first { name.hasSuffix("." + $0.rawValue) }
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let names = ScreenNames(input)
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene)
    let text = try scene.fonts.textSource(scene.text?.value ?? .pango)
    var options = DrawingOptions()
    options.background = background.value
    options.resources = ScreenProviders.current?.resources ?? StandardResources.installed

    var held: [(document: [UInt8], name: String)] = []
    var number = 0
    for input in input.inputs() {
      guard let file = specFile(input, &run) else { continue }
      for spec in run.read(file, locatesViews: true)?.specs ?? [] {
        guard let screen = spec.scene else { continue }
        let name = names.name(of: spec)
        let drawn = text.measuring(spec, &run) { measurer in
          screen.layout(measurer: measurer).displayList(options)
        }
        guard let list = drawn, let bytes = document(list, of: spec, name, &run) else { continue }
        number += 1
        // Whether files are numbered is known once there is a second one.
        if number == 1 {
          held.append((bytes, name))
          continue
        }
        if let first = held.popLast() { try write(first.document, number: 1) }
        try write(bytes, number: number)
      }
    }
    if let only = held.popLast() { try write(only.document, number: nil) }
    if number == 0, run.unusable == 0 {
      run.refuse("nothing to draw: every case asks a rule", status: ExitStatus.badSpec)
    }
    if run.failure != .success { throw run.failure }
  }

  /// The file of an input; nil for Swift sources, whose program draws alone.
  private func specFile(_ input: CommandInput, _ run: inout InputRun) -> InputFile? {
    switch input {
    case .file(let file): return file
    case .module(let module, _):
      run.refuse(
        Diagnostic(
          .error,
          "the pictures of Swift sources cannot be numbered with those of other files",
          hint: "draw them in a call of their own",
          file: module.files.first ?? module.name
        ),
        status: ExitStatus.wrongUsage
      )
      return nil
    }
  }

  /// The bytes of a picture; nil if it cannot be made, which is reported.
  private func document(
    _ list: DisplayList,
    of spec: Spec,
    _ name: String,
    _ run: inout InputRun
  ) -> [UInt8]? {
    warn(list.problems, spec)
    let format = shownFormat ?? .png
    guard let kind = Picture.Format(rawValue: format.rawValue) else {
      return DisplayListDocument.json(list, file: name)
    }
    do throws(PictureError) {
      let picture = try Picture(list, as: kind)
      for problem in picture.problems { warn([DisplayList.Problem(problem)], spec) }
      return picture.bytes
    } catch {
      run.refuse(
        Diagnostic(.error, error.message, hint: error.hint, file: name),
        status: error.status
      )
      return nil
    }
  }

  private func warn(_ problems: [DisplayList.Problem], _ spec: Spec) {
    guard !output.quiet else { return }
    for problem in problems {
      StandardError.write(
        Diagnostic(
          .warning,
          problem.message,
          file: spec.file,
          position: problem.view.flatMap { spec.position(ofView: $0) }
        )
      )
    }
  }

  /// Writes a picture to its file, numbered if it is one of several.
  private func write(_ bytes: [UInt8], number: Int?) throws {
    let limit = output.maxOutput?.value ?? OutputSink.usualLimit
    let path = output.output.flatMap { $0.text == "-" ? nil : $0.numbered(number) }
    let sink = try OutputSink(path: path, limit: limit)
    try sink.write(bytes)
    try sink.close()
  }
}

/// What is behind the views of a picture.
struct BackgroundArgument: ExpressibleByArgument, CustomStringConvertible {
  var value: DrawingOptions.Background
  let description: String

  static let window = BackgroundArgument(value: .window, description: "window")
  static let defaultCompletionKind = CompletionKind.list(["window", "none"])

  private init(value: DrawingOptions.Background, description: String) {
    self.value = value
    self.description = description
  }

  init?(argument: String) {
    description = argument
    switch argument {
    case "window": value = .window
    case "none": value = .none
    default:
      if let color = ColorValue(hex: argument) {
        value = .color(color)
      } else if let color = SystemColor(rawValue: argument) {
        value = .color(.system(color))
      } else {
        return nil
      }
    }
  }
}

extension DisplayList.Problem {
  fileprivate init(_ message: String) { self.init(message: message, view: nil) }
}

extension PictureError {
  /// The exit status that the problem leads to.
  fileprivate var status: Int32 {
    switch self {
    case .missingLibrary: ExitStatus.unavailable
    case .tooLarge, .empty: ExitStatus.badSpec
    case .failed: ExitStatus.noMemory
    }
  }
}

extension SystemPath {
  /// The path with a number before the ending of its name; itself for nil.
  fileprivate func numbered(_ number: Int?) -> SystemPath {
    guard let number else { return self }
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 > slash + 1 ? $0 : nil } ?? bytes.count
    return SystemPath(
      bytes: Array(bytes[..<end]) + Array("-\(number)".utf8) + Array(bytes[end...])
    )
  }
}
