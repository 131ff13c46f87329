import CommandSupport
import Conformance
import SpecFormat

/// Has the cases of files checked, here or by another engine, or lists them.
struct CaseRun {
  let selection: CaseSelection
  let text: TextSource
  var engine: EngineRun?
  let isList: Bool
  private(set) var report = ConformanceReport()
  private(set) var list = CaseList()
  private var ids: Set<String> = []

  init(selection: CaseSelection, text: TextSource, engine: EngineRun?, isList: Bool) {
    self.selection = selection
    self.text = text
    self.engine = engine
    self.isList = isList
  }

  /// Whether there was no case that is wanted.
  var isEmpty: Bool { report.results.isEmpty && list.isEmpty }

  /// Runs the cases of a file.
  mutating func run(_ file: InputFile, _ run: inout InputRun) {
    guard let specFile = run.read(file, showsWarnings: false) else { return }
    guard engine != nil || isList || selection.needsFeatures else {
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
      if isList {
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
