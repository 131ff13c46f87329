import AccessibilityCore
import ArgumentParser
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// `espalier accessibility`: what assistive technology meets on a screen.
struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility",
    abstract: "Prints the accessibility tree of a screen.",
    usage: "espalier accessibility [<options>] [<specs> ...]",
    discussion: """
      As JSON, as an outline in the order of reading, or as what a screen reader would say.

        espalier accessibility card.json --format spoken
        espalier accessibility card.json --format outline > card.accessibility
        espalier accessibility card.json --expect card.accessibility
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case outline
    case spoken
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: """
      What to print: JSON, a tree to read, or what is spoken. (default: json; with --expect \
      outline, unless the file holds JSON)
      """
  )
  var format: Format?

  @Option(help: "Only so many levels of the tree.")
  var depth: Int?

  @Option(help: "Only the node with this id and what is inside.")
  var subtree: String?

  @Flag(help: "Only the ids of the elements, in the order in which they are read.")
  var readingOrder = false

  @Flag(help: "Also the views that are not in the tree, with the reason.")
  var includeIgnored = false

  @Option(
    help: "Compare with a file that holds an earlier output; differences give status 1.",
    completion: .file()
  )
  var expect: String?

  func validate() throws {
    try input.validate()
    if let depth, depth < 1 { throw ValidationError("--depth must be 1 or more") }
  }

  func run() throws {
    let files = input.files()
    var run = InputRun(quiet: output.quiet, limits: input.limits)
    let text = try scene.textSource()
    let expected = try expect.map(readExpected)
    let format = format ?? Format(of: expected)
    let sink = try output.open()
    var documents: [Document] = []
    var screens = 0
    for file in files {
      for spec in run.read(file, locatesViews: true)?.specs ?? [] {
        guard var screen = spec.scene else { continue }
        scene.apply(to: &screen)
        let name = spec.name.map { "\(spec.file)#\($0)" } ?? spec.file
        screens += 1
        guard let result = text.layout(screen, of: spec, &run) else { continue }
        let tree = result.accessibilityTree(generation: spec.accessibilityGeneration)
        if let shown = subtree.map({ tree.subtree(of: $0) }) ?? tree {
          documents.append(
            Document(
              tree: shown,
              spec: spec,
              name: name,
              direction: screen.environment.layoutDirection
            )
          )
        }
      }
    }
    if let subtree, screens > 0, documents.isEmpty {
      run.refuse("no accessibility node has the id '\(subtree)'", status: ExitStatus.wrongUsage)
    }
    let isOnly = documents.count == 1
    var bytes: [UInt8] = []
    for document in documents { bytes += self.text(document, as: format, isOnly: isOnly) }
    if let expect, let expected {
      try compare(String(decoding: bytes, as: UTF8.self), with: expected, of: expect, sink)
    } else {
      try sink.write(bytes)
    }
    try run.finish(sink)
  }

  /// The tree of one screen.
  private struct Document {
    let tree: AccessibilityTree
    let spec: Spec
    let name: String
    let direction: LayoutDirection
  }

  private func text(_ document: Document, as format: Format, isOnly: Bool) -> [UInt8] {
    if readingOrder {
      return Array(document.tree.elements.map { $0.id + "\n" }.joined().utf8)
    }
    let options = AccessibilityDocument.Options(
      depth: depth,
      includesIgnored: includeIgnored,
      source: { document.spec.position(ofView: $0)?.description }
    )
    switch format {
    case .json:
      return AccessibilityDocument.json(
        document.tree,
        file: document.name,
        layoutDirection: document.direction,
        options: options,
        style: isOnly ? .indented : .compact
      )
    case .outline:
      let heading = isOnly ? "" : "# \(document.name)\n"
      return Array(
        (heading + AccessibilityOutline.text(document.tree, options: options)).utf8
      )
    case .spoken:
      let heading = isOnly ? "" : "# \(document.name)\n"
      return Array((heading + SpokenDocument.text(document.tree)).utf8)
    }
  }

  /// What the file with an earlier output holds.
  private func readExpected(_ path: String) throws -> String {
    do {
      return String(decoding: try InputFile.named(path).read(), as: UTF8.self)
    } catch {
      StandardError.write("\(path): error: cannot read the file: \(error.reason)\n")
      throw ExitCode(ExitStatus.cannotRead)
    }
  }

  /// Prints the differences from what a file holds.
  private func compare(
    _ actual: String,
    with expected: String,
    of path: String,
    _ sink: OutputSink
  ) throws {
    guard let lines = TextDifference.lines(from: expected, to: actual) else { return }
    try sink.write("--- \(path)\n+++ now\n" + lines.joined(separator: "\n") + "\n")
    try sink.close()
    throw ExitCode(ExitStatus.differences)
  }
}

extension AccessibilityCommand.Format {
  /// The format of an earlier output, as far as its beginning tells: JSON begins with a brace.
  ///
  /// An outline and what is spoken look alike; files to compare with are outlines as a rule.
  init(of output: String?) {
    self = output.map { $0.hasPrefix("{") ? .json : .outline } ?? .json
  }
}
