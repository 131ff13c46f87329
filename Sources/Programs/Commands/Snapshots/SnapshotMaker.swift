import ArgumentParser
import Audit
import CommandSupport
import Drawing
import Export
import LayoutCore
import SpecFormat

/// Makes the documents of screens one after the other, and compares them with their goldens.
final class SnapshotMaker {
  private let kinds: [SnapshotKind]
  private let comparison: SnapshotComparison
  private let limits: SpecLimits
  private let common: SceneOverrides
  private let request: ScreenRequest
  private let text: TextSource
  /// Measures texts of pictures and audits, which have real letters.
  private let realText: TextSource
  private let input: InputOptions
  private var files = WarmFiles()
  /// Whether the program of Swift sources has said what is wrong with all of its screens.
  private var hasSaid = false

  init(
    _ kinds: [SnapshotKind],
    _ comparison: SnapshotComparison,
    common: SceneOverrides,
    request: ScreenRequest,
    text: TextSource,
    realText: TextSource,
    input: InputOptions
  ) {
    self.kinds = kinds
    self.comparison = comparison
    self.common = common
    self.request = request
    self.text = text
    self.realText = realText
    self.input = input
    limits = input.limits
  }

  /// The answer for an item, and the status that a command of it alone would end with.
  func result(of item: BatchItem) throws -> (lines: [UInt8], status: Int32) {
    var run = InputRun(quiet: false, limits: limits, overrides: try item.overrides(common))
    run.heard = []
    run.hushesProvider = hasSaid
    hasSaid = true
    run.request = request
    run.text = text
    let variant = SnapshotMatrix.title(of: item.variant)
    let file = InputFile.regular(SystemPath(item.screen))
    let read =
      ScreenProviders.current == nil
      ? files.file(file, &run, locatesViews: kinds.contains(.audit)) : run.read(file)
    let specs = read?.specs.filter { $0.scene != nil } ?? []
    let names = SnapshotMaker.names(of: specs)
    let remarks = run.takeHeard()
    var results: [SnapshotResult] = []
    for (spec, name) in zip(specs, names) {
      var result = SnapshotResult(file: spec.file, variant: variant)
      (result.line, result.name) = (spec.place?.line, spec.name)
      result.warnings = remarks.warnings.map(\.message)
      run.eachMoment(of: spec) { spec, run in
        check(
          spec,
          in: file,
          SnapshotPlace(source: result.file, screen: name),
          SnapshotMatrix.fileName(of: item.variant),
          &result,
          &run
        )
      }
      let own = run.takeHeard()
      result.warnings += own.warnings.map(\.message)
      result.errors += own.errors.map(\.message)
      // A screen is compared as a whole or not at all.
      if !result.errors.isEmpty { result.checks = [] }
      results.append(result)
    }
    if !remarks.errors.isEmpty {
      var result = SnapshotResult(file: item.screen, variant: variant)
      result.errors = remarks.errors.map { remark in
        remark.hint.map { "\(remark.message); \($0)" } ?? remark.message
      }
      results.append(result)
    }
    var answer = SnapshotAnswer(results: results)
    answer.previews = run.previews
    let hasErrors = results.contains { !$0.errors.isEmpty }
    return (answer.bytes, max(run.failure.rawValue, hasErrors ? ExitStatus.badSpec : 0))
  }

  /// The names of screens in the names of files, each once among those of the same source.
  private static func names(of specs: [Spec]) -> [String] {
    var names: [String] = Array(repeating: "", count: specs.count)
    for file in Set(specs.map(\.file)) {
      let own = specs.indices.filter { specs[$0].file == file }
      let unique = SnapshotPlace.screens(own.map { specs[$0].name }, in: file)
      for (index, name) in zip(own, unique) { names[index] = name }
    }
    return names
  }

  private func check(
    _ spec: Spec,
    in file: InputFile,
    _ place: SnapshotPlace,
    _ variant: String,
    _ result: inout SnapshotResult,
    _ run: inout InputRun
  ) {
    guard let screen = spec.scene else { return }
    let documents = SnapshotDocuments(spec)
    let needsLayout = kinds.contains { $0 != .picture && $0 != .audit }
    let laidOut = needsLayout ? text.layout(screen, of: spec, &run) : nil
    for kind in kinds {
      let made: [UInt8]? =
        switch kind {
        case .outline: laidOut.map(documents.outline)
        case .geometry: laidOut.map(documents.geometry)
        case .accessibility: laidOut.map(documents.accessibility)
        case .spoken: laidOut.map(documents.spoken)
        case .audit: audit(spec, in: file, &run)
        case .picture: picture(of: spec, in: file, documents.name, &run)
        }
      guard var made else { continue }
      // A golden is there even if nothing is spoken.
      if made.isEmpty { made = [UInt8(ascii: "\n")] }
      do throws(SnapshotComparison.Unusable) {
        result.checks.append(try comparison.check(made, kind, place.path(variant, kind)))
      } catch {
        result.errors.append(error.message)
      }
    }
  }

  private func picture(
    of spec: Spec,
    in file: InputFile,
    _ name: String,
    _ run: inout InputRun
  ) -> [UInt8]? {
    let painter = ScreenPainter(for: file, realText, isOnPage: false)
    return painter.picture(of: spec, &run).flatMap {
      PictureEncoder(.png).bytes($0, of: spec, name, &run)
    }
  }

  /// The findings of an audit in this variant, a line each.
  private func audit(_ spec: Spec, in file: InputFile, _ run: inout InputRun) -> [UInt8]? {
    let settings = AuditSettings(&run)
    let auditor = Auditor(
      AuditVariants(only: run.overrides),
      settings,
      text: realText,
      input: input
    )
    let resources = ScreenProviders.current?.resources ?? SpecResources(besides: file)
    guard var report = auditor.audit([spec], resources, &run) else { return nil }
    var silences = AuditSilences()
    silences.apply(to: &report, &run)
    settings.apply(to: &report)
    report.sort()
    let lines = report.findings.map { finding in
      "\(finding.level.rawValue): \(finding.message) [\(finding.rule)] \(finding.view)\n"
    }
    return Array((lines.isEmpty ? "no findings\n" : lines.joined()).utf8)
  }
}
