import ArgumentParser
import CommandSupport
import DrawingCairo
import Glibc
import SpecFormat
import SwiftSources
import TerminalText

/// `espalier snapshot`: compares screens with what was kept of them beside their sources.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    _superCommandName: "espalier",
    abstract: "Compares screens with the snapshots beside their sources.",
    usage: "espalier snapshot [<options>] [<specs> ...]",
    discussion: """
      Frames, accessibility trees and speech of each screen are kept as files in __Snapshots__ beside \
      its source, in all variants of a matrix. Differences are told view by view, and give status 1, \
      as missing files do; an error in one screen is its result, and no other's.

        espalier snapshot Card.swift --record
        espalier snapshot App --matrix "direction=ltr,rtl; size=large,accessibility3"
        espalier snapshot Screens --as outline,picture --report report.html
        espalier snapshot Screens --shard 1/4 --format junit -o snapshots.xml
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case junit
    case github
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "What is kept: \(SnapshotKind.names), or all. (default: outline,accessibility,spoken)",
      valueName: "kinds"
    ),
    completion: .list(SnapshotKind.allCases.map(\.rawValue) + ["all"]),
    transform: SnapshotKinds.init(parsing:)
  )
  var kinds = SnapshotKinds.usual

  @Option(
    help: ArgumentHelp(
      "Keep each screen in all combinations, or in the usual ones: standard.",
      discussion: """
        Such as 'device=iPhone 16,iPhone 16e; direction=ltr,rtl'. There are \(VariantAxis.names), \
        as for espalier picture.
        """,
      valueName: "axes"
    ),
    completion: .list(["standard"]),
    transform: VariantsArgument.init(parsing:)
  )
  var matrix: VariantsArgument?

  @Flag var recording: SnapshotRecording?

  @Option(
    help: ArgumentHelp(
      "The difference at which pixels are still the same, and the share that may differ more.",
      discussion: """
        Of 255 for red, green, blue and opacity, and of all pixels: '2' or '2,0.1%'. Without it \
        pictures are the same if all pixels are.
        """,
      valueName: "difference"
    )
  )
  var tolerance: ToleranceArgument?

  @Flag(help: "Remove goldens of screens that are no more, in the kinds and variants of this run.")
  var prune = false

  @Option(help: ArgumentHelp("How many are made at once. (default: as many as processors)"))
  var jobs: LimitArgument?

  @Option(
    help: ArgumentHelp("Only one of several parts of all screens, such as 1/4.", valueName: "part")
  )
  var shard: ShardArgument?

  @Option(help: "What to print: lines to read, JSON, JUnit's XML, or GitHub's annotations.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("Write a page of all differences, with pictures.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var report: SystemPath?

  /// The descriptor by which a worker is given items.
  @Option(help: .private) var workerLink: Int32?

  /// The Swift sources whose program a worker becomes.
  @Option(help: .private) var workerProgram: String?

  /// The most workers that may be wanted.
  private static let mostJobs = 256

  func validate() throws {
    if input.specs.isEmpty { throw ValidationError("Missing expected argument '<specs> ...'") }
    if input.specs.contains(SystemPath("-")) {
      throw ValidationError("Standard input has no place for snapshots: give files.")
    }
    if let jobs, jobs.value > SnapshotCommand.mostJobs {
      throw ValidationError("--jobs is at most \(SnapshotCommand.mostJobs).")
    }
    if tolerance != nil, !kinds.kinds.contains(.picture) {
      throw ValidationError("--tolerance is about pictures: add --as picture.")
    }
    if prune, shard != nil {
      throw ValidationError("--prune needs all screens, and --shard leaves some out.")
    }
    try output.check(against: input)
    if let report { try input.check(report, "--report") }
    if let report, report == output.file {
      throw ValidationError("--report and --output both name '\(report)'.")
    }
    try matrix?.check(against: scene, "--matrix")
    _ = try SnapshotMatrix(matrix)
  }

  func run() throws {
    if let workerLink { return try work(ProcessLink(workerLink)) }
    let inputs = try SnapshotInputs(input, swift, SnapshotMatrix(matrix))
    for failure in inputs.failures { StandardError.write(failure) }
    let range = shard?.range(of: inputs.items.count) ?? inputs.items.indices
    var collected = SnapshotReport(
      inputs.failures.isEmpty ? 0 : ExitStatus.cannotRead,
      tolerance: tolerance?.value ?? .none
    )
    EndSignal.listen()
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    let collector = SnapshotCollector(recording)
    var coordinator = BatchCoordinator(
      .list(inputs.items[range]),
      jobs: jobs?.value ?? max(1, min(processors, SnapshotCommand.mostJobs)),
      seconds: swift.maxSeconds?.value ?? 20,
      to: collector.output,
      showsProgress: !output.quiet && Terminal.isThere(STDERR_FILENO)
    )
    try coordinator.run()
    if EndSignal.isGiven {
      AtomicOutputFile.remove()
      EndSignal.endProcess()
    }
    collected.take(collector, status: coordinator.status)
    if shard == nil, swift.previews.isEmpty, swift.view == nil {
      let variants = try SnapshotMatrix(matrix).fileNames
      collected.findObsolete(besides: inputs.sources, kinds.kinds, variants)
      if prune { collected.prune() }
    }
    try finish(collected, collector)
  }

  /// Prints what has been found, and ends with its status.
  private func finish(
    _ collected: SnapshotReport,
    _ collector: SnapshotCollector
  ) throws {
    var run = InputRun(quiet: output.quiet)
    run.request = ScreenRequest(swift, scene, nil)
    run.noteShown(collector.previews)
    run.refuseUnknownPreviews()
    if collected.results.isEmpty, run.unusable == 0, collected.status == 0, shard == nil {
      run.refuse("there is nothing to compare: no screen is shown", status: ExitStatus.badSpec)
    }
    if let report {
      let page = try OutputSink(path: report)
      try page.write(SnapshotPage(report: collected).html)
      try page.close()
    }
    let sink = try output.open()
    switch format {
    case .text: try sink.write(SnapshotText(report: collected, isQuiet: output.quiet).text)
    case .json: try sink.write(SnapshotDocument(collected).json())
    case .junit: try sink.write(SnapshotJUnit(report: collected).text)
    case .github: try sink.write(SnapshotAnnotations(report: collected).text)
    }
    try sink.close()
    let status = max(collected.status, run.failure.rawValue)
    if status != 0 { throw ExitCode(status) }
  }

  /// Makes results for another process.
  private func work(_ link: ProcessLink) throws {
    let worker = BatchWorker(link: link)
    if let workerProgram, ScreenProviders.current == nil {
      let module = SnapshotInputs.module(workerProgram, of: input)
      return try worker.become(module, workerProgram, swift)
    }
    var request = ScreenRequest(swift, scene, nil)
    request.locatesViews = kinds.kinds.contains(.audit)
    let maker = SnapshotMaker(
      kinds.kinds,
      SnapshotComparison(
        recording: recording,
        showsDifferences: report != nil,
        tolerance: tolerance?.value ?? .none
      ),
      common: scene.overrides,
      request: request,
      text: try scene.textSource(),
      realText: try scene.fonts.textSource(scene.text?.value ?? .pango),
      input: input
    )
    try worker.run(maker.result)
  }
}
