import Foundation

let usage = """
  usage: benchmarks [times | counts | views | command | peers | pictures | check] [<workload> …]

    times    how long operations take
    counts   instructions, cache misses, sizes, measurements, bytes; needs valgrind
    views    what views written in Swift cost beside the engine, and whether that is within
             its limits; needs valgrind
    command  what the command 'espalier' takes as a whole process
    peers    Taffy and Yoga on the same trees, in alternating rounds: those that
             tools/benchmarks/run has made
    pictures what drawing takes beside the same calls made to Cairo alone, and whether that is
             within its limits
    check    compares counts with what they may be; status 1 if one is higher

  Without a report: all but views and the check.
  """

/// Carries out what the arguments ask for.
///
/// - Returns: Whether every figure that was checked is within its limits.
@MainActor
func run(_ arguments: [String]) throws -> Bool {
  if arguments.first == "run" {
    // What Callgrind.counts watches.
    guard arguments.count == 4, let runs = Int(arguments[3]) else { throw BenchmarkError(usage) }
    #if MEASURE_VIEWS
      if let operation = ViewOperation(rawValue: arguments[2]) {
        try operation.run(arguments[1], runs: runs)
        return true
      }
    #endif
    if let operation = PictureOperation(rawValue: arguments[2]) {
      try operation.run(try PictureWorkload.named(arguments[1]), runs: runs)
      return true
    }
    guard let operation = Operation(rawValue: arguments[2]) else {
      throw BenchmarkError(usage)
    }
    operation.run(try Workload.named(arguments[1]), runs: runs)
    return true
  }
  let reports = ["times", "counts", "command", "peers", "pictures", "views", "check"]
  guard let report = arguments.first else {
    for report in reports.dropLast(2) { _ = try run([report]) }
    return true
  }
  guard reports.contains(report) else { throw BenchmarkError(usage) }
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  let products = own.deletingLastPathComponent().path
  let variables = ProcessInfo.processInfo.environment
  let chosen = Array(arguments.dropFirst())
  switch report {
  case "times":
    for name in chosen.isEmpty ? Workload.names : chosen {
      TimeReport(workload: try Workload.named(name), name: name).print()
      fflush(nil)
    }
    if chosen.isEmpty { try ScreenReport(directory: variables["SPECS"] ?? "Specs").print() }
  case "counts":
    let small = ["cards-100", "cards-1k", "chain1000", "alt12", "comb-30", "comb-100", "wide10k"]
    for name in chosen.isEmpty ? small : chosen {
      try CountReport(workload: try Workload.named(name), name: name).print()
      fflush(nil)
    }
  case "views":
    #if MEASURE_VIEWS
      let fireworks = try FireworksReport()
      fireworks.print()
      fflush(nil)
      let views = Callgrind.isAvailable ? try ViewReport() : nil
      views?.print()
      return Check.views(views, fireworks) && fireworks.ticks >= 60
    #else
      throw BenchmarkError("this build measures no views; tools/benchmarks/run views makes one")
    #endif
  case "command":
    guard let command = variables["ESPALIER"] else {
      throw BenchmarkError("ESPALIER must name the command; tools/benchmarks/run does so")
    }
    try CommandReport(command: command, parser: products + "/parse-json").print()
    if let specs = variables["SPECS"] { try BatchReport(command: command, specs: specs).print() }
  case "peers":
    let taffy = variables["PEER_PYTHON"].flatMap { python in
      variables["BENCHMARKS"].flatMap {
        Peer("Taffy", measuring: "calls into Python", python, [$0 + "/peers/taffy.py"])
      }
    }
    let yoga = variables["PEER_YOGA"].flatMap { Peer("Yoga", measuring: "measurements", $0) }
    let report = PeerReport(peers: [taffy, yoga].compactMap { $0 })
    if report.peers.isEmpty { break }
    defer { for peer in report.peers { peer.stop() } }
    for name in chosen.isEmpty ? ["cards-100", "cards-1k", "cards-10k"] : chosen {
      try report.print(name)
      fflush(nil)
    }
  case "pictures":
    let cairo = variables["PEER_CAIRO"].flatMap { Peer("Cairo", measuring: "calls", $0) }
    defer { cairo?.stop() }
    return try PictureReport(
      cairo: cairo,
      cairoPath: variables["PEER_CAIRO"],
      command: variables["ESPALIER"],
      specs: variables["SPECS"] ?? "Specs"
    ).print()
  default:
    return try Check.run()
  }
  return true
}

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(1)
}
