import CommandSupport
import Conformance
import SpecFormat

/// Has the cases of files checked, here or by another engine, or lists or exports them.
struct CaseRun {
  let selection: CaseSelection
  let text: TextSource
  var engine: EngineRun?
  let isList: Bool
  private(set) var report: ConformanceReport
  private(set) var list = CaseList()
  /// The package that cases are exported to instead of being checked; nil unless they are.
  var exported: RecordingPackage?
  /// The recording that cases are compared with; nil for their own expectations.
  var recorded: RecordedExpectations?
  private var ids: Set<String> = []

  /// - Parameter hasTimings: Whether the report says for how long cases ran.
  init(
    selection: CaseSelection,
    text: TextSource,
    engine: EngineRun?,
    isList: Bool,
    hasTimings: Bool
  ) {
    report = ConformanceReport()
    report.hasTimings = hasTimings
    self.selection = selection
    self.text = text
    self.engine = engine
    self.isList = isList
  }

  /// Whether there was no case that is wanted.
  var isEmpty: Bool {
    report.results.isEmpty && report.unusable.isEmpty && list.isEmpty
      && (exported.map { $0.count + $0.leftOut.count } ?? 0) == 0
  }

  /// Runs the cases of a file.
  mutating func run(_ file: InputFile, _ run: inout InputRun) {
    guard let specFile = run.readCases(file) else { return }
    for unusable in specFile.unusableCases {
      let messages = unusable.errors.map(\.description)
      report.add(UnusableFile(specFile.name, caseName: unusable.name, messages))
    }
    guard engine != nil || isList || exported != nil || selection.needsFeatures else {
      for spec in specFile.specs where selection.wants(spec, nil) { check(spec, &run) }
      return
    }
    guard let canonical = specFile.canonical() else { return }
    if let error = canonical.diagnostics.first(where: { $0.severity == .error }) {
      return run.refuse(error, status: ExitStatus.badSpec)
    }
    for (spec, canonical) in zip(specFile.specs, canonical.specs) {
      let asked = EngineCase(spec, canonical, id: id(of: spec))
      let features = asked?.features ?? CaseFeatures(canonical, wanted: [])
      guard selection.wants(spec, features) else { continue }
      if exported != nil {
        let id = id(of: spec)
        ids.insert(id)
        exported?.add(canonical, id: id)
      } else if isList {
        list.add(spec, features, id: asked?.id ?? id(of: spec))
      } else if engine == nil {
        check(spec, &run)
      } else if let asked {
        ids.insert(asked.id)
        // Not while the engine is changed.
        var results: [CaseResult] = []
        engine?.ask(asked) { results.append($0) }
        results.forEach { report.add($0) }
      } else {
        report.add(.unchecked(spec))
      }
    }
  }

  private mutating func check(_ spec: Spec, _ run: inout InputRun) {
    var spec = spec
    if let recorded {
      let id = id(of: spec)
      guard let other = recorded.apply(to: spec, id: id) else { return }
      ids.insert(id)
      spec = other
    }
    let result = text.withFonts(for: spec, &run) {
      ConformanceRunner(pangoMeasurer: $0).run(spec)
    }
    if let result { report.add(result) }
  }

  /// Returns the unique name of a case, also if a file is given twice.
  private func id(of spec: Spec) -> String {
    let name = spec.name.map { "\(spec.file)#\($0)" } ?? spec.file
    var id = name
    var number = 2
    while ids.contains(id) {
      id = "\(name)#\(number)"
      number += 1
    }
    return id
  }

  /// Waits for the remaining results, and reports errors.
  mutating func finish(_ run: inout InputRun) {
    var results: [CaseResult] = []
    engine?.finish { results.append($0) }
    results.forEach { report.add($0) }
    if let engine {
      for problem in engine.problems { run.refuse(problem, status: ExitStatus.badSpec) }
      if engine.hiddenProblems > 0 {
        run.refuse(
          "there is more that the engine must not do, \(engine.hiddenProblems) times",
          status: ExitStatus.badSpec
        )
      }
    }
    for (file, messages) in run.problems { report.add(UnusableFile(file, messages)) }
  }
}
