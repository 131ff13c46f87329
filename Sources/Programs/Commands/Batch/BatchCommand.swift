import ArgumentParser
import CommandSupport
import Glibc
import SpecFormat
import SwiftSources
import TerminalText

/// `espalier batch`: many screens in many variants, one result a line.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    _superCommandName: "espalier",
    abstract: "Lays out many screens in many variants and prints one result a line.",
    usage: "espalier batch [<options>] [<matrix>]",
    discussion: """
      A matrix names screens, variants and documents. Without one, items are read from standard \
      input, one a line. Results are JSON Lines in the order of the items; a problem with one \
      item is its result and does not affect the others.

        espalier batch screens.json -o results.jsonl
        espalier batch screens.json --shard 2/8 --jobs 4 > part-2.jsonl
        echo '{"screen": "card.json", "size": "xLarge"}' | espalier batch

      For example, screens.json:

        { "screens": ["Screens", "Card.swift"],
          "variants": { "device": ["iPhone 16"], "direction": ["ltr", "rtl"] },
          "kinds": ["geometry", "accessibility"] }

      Axes of variants are \(VariantAxis.names); kinds are \(BatchItem.Kind.names).
      """
  )

  @Argument(
    help: "The matrix; - or no argument reads items from standard input.",
    completion: .file(extensions: ["json"])
  )
  var matrix: SystemPath?

  @Option(help: ArgumentHelp("The number of parallel workers. (default: the number of processors)"))
  var jobs: LimitArgument?

  @Option(
    help: ArgumentHelp("Only one part of the matrix, such as 2/8.", valueName: "part")
  )
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "Write the pictures into a folder, named by their checksums.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var pictures: SystemPath?

  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Limits") var limitOptions: LimitOptions

  /// The descriptor by which a worker is given items.
  @Option(help: .private) var workerLink: Int32?

  /// The Swift sources whose program a worker becomes.
  @Option(help: .private) var workerProgram: String?

  /// The most workers that may be wanted.
  private static let mostJobs = 256

  func validate() throws {
    let isInput = matrix == nil || matrix == SystemPath("-")
    if isInput, workerLink == nil, isatty(STDIN_FILENO) != 0 {
      throw ValidationError("Missing expected argument '<matrix>'")
    }
    if isInput, shard != nil {
      throw ValidationError("--shard is a part of a matrix: of lines, give those that are wanted.")
    }
    if let jobs, jobs.value > BatchCommand.mostJobs {
      throw ValidationError("--jobs is at most \(BatchCommand.mostJobs).")
    }
    if let matrix, matrix == output.file {
      throw ValidationError("'\(matrix)' is read; --output must be another file.")
    }
  }

  func run() throws {
    if let workerLink { return try work(ProcessLink(workerLink)) }
    var run = InputRun(quiet: output.quiet, limits: limitOptions.limits)
    let source: BatchSource
    if let matrix, matrix != SystemPath("-") {
      let file = InputFile.named(matrix)
      guard let bytes = run.bytes(of: file),
        let read = BatchMatrix(bytes, file: file.name, &run)
      else { throw run.failure }
      source = .matrix(read, rest: read.items(of: shard))
    } else {
      source = .lines(BatchLines(STDIN_FILENO, file: InputFile.standardInput.name))
    }
    pictures?.appending([]).makeFolderAround()
    let sink = try output.open()
    EndSignal.listen()
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    var coordinator = BatchCoordinator(
      source,
      jobs: jobs?.value ?? max(1, min(processors, BatchCommand.mostJobs)),
      seconds: swift.maxSeconds?.value ?? 20,
      to: BatchOutput(command: "batch") {
        try sink.write($0.flatMap(\.self))
      } failed: {
        BatchResult($0, errors: $1).line
      },
      showsProgress: !output.quiet && Terminal.isThere(STDERR_FILENO)
        && (output.file != nil || !Terminal.isThere(OutputSink.standardOutput))
    )
    try coordinator.run()
    if EndSignal.isGiven {
      AtomicOutputFile.remove()
      EndSignal.endProcess()
    }
    try sink.close()
    if coordinator.status != 0 { throw ExitCode(coordinator.status) }
  }

  /// Makes results for another process.
  private func work(_ link: ProcessLink) throws {
    let worker = BatchWorker(link: link)
    if let workerProgram, ScreenProviders.current == nil {
      return try worker.become(SwiftModule(workerProgram), workerProgram, swift)
    }
    let screens = BatchScreens(
      limits: limitOptions.limits,
      common: scene.overrides,
      request: ScreenRequest(swift, scene, nil),
      text: try scene.textSource(),
      pictureText: try scene.fonts.textSource(scene.text?.value ?? .pango),
      pictures: pictures
    )
    try worker.run(screens.result)
  }
}
