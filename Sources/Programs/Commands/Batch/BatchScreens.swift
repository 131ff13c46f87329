import AccessibilityCore
import ArgumentParser
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// Makes results of items one after the other, and keeps what the next ones may need.
final class BatchScreens {
  private let limits: SpecLimits
  private let common: SceneOverrides
  private let request: ScreenRequest
  private let text: TextSource
  /// Measures texts of pictures, which are drawn with real letters.
  private let pictureText: TextSource
  /// The folder that pictures are kept in; nil if none are.
  private let pictures: SystemPath?
  private var files = WarmFiles()
  /// Whether the program of Swift sources has said what is wrong with all of its screens.
  private var hasSaid = false

  init(
    limits: SpecLimits,
    common: SceneOverrides,
    request: ScreenRequest,
    text: TextSource,
    pictureText: TextSource,
    pictures: SystemPath?
  ) {
    self.limits = limits
    self.common = common
    self.request = request
    self.text = text
    self.pictureText = pictureText
    self.pictures = pictures
  }

  /// The lines of an item, and the status that a command of it alone would end with.
  func result(of item: BatchItem) throws -> (lines: [UInt8], status: Int32) {
    let (file, name) = BatchItem.parts(of: item.screen)
    let overrides: SceneOverrides
    do {
      overrides = try item.overrides(common)
    } catch {
      let message = "\(item.screen): error: \(BatchReader.message(of: error))"
      let result = BatchResult(item, errors: [BatchResult.Remark(message)])
      return (result.line, ExitStatus.wrongUsage)
    }
    var run = InputRun(quiet: false, limits: limits, overrides: overrides)
    run.heard = []
    run.hushesProvider = hasSaid
    hasSaid = true
    run.request = request
    if ScreenProviders.current != nil, let name { run.request?.previews = ["\(file)#\(name)"] }
    run.text = text
    let specs = specs(of: file, named: name, item, &run)
    let remarks = run.takeHeard()
    var results: [BatchResult] = []
    for spec in specs {
      var result = BatchResult(item)
      result.name = spec.name
      if specs.count > 1, let name = spec.name { result.key += "#\(name)" }
      result.warnings = remarks.warnings
      try run.eachMoment(of: spec) { spec, run in
        try add(documentsOf: spec, in: .regular(SystemPath(file)), to: &result, &run)
      }
      let own = run.takeHeard()
      result.warnings += own.warnings
      result.errors += own.errors
      // A screen is shown as a whole or not at all.
      if !result.errors.isEmpty { result.documents = [] }
      results.append(result)
    }
    if !remarks.errors.isEmpty || results.isEmpty {
      let nothing = BatchResult.Remark("\(file): error: there is nothing to lay out")
      results.append(BatchResult(item, errors: remarks.errors.isEmpty ? [nothing] : remarks.errors))
      if remarks.errors.isEmpty { run.noteFailure(status: ExitStatus.badSpec) }
    }
    return (results.flatMap(\.line), run.failure.rawValue)
  }

  /// The screens of a file, or the one of a name; what is wrong with them is noted.
  private func specs(
    of file: String,
    named name: String?,
    _ item: BatchItem,
    _ run: inout InputRun
  ) -> [Spec] {
    let path = InputFile.regular(SystemPath(file))
    let read =
      if ScreenProviders.current != nil {
        run.read(path)
      } else {
        files.file(path, &run, locatesViews: item.kinds.contains(.accessibility))
      }
    guard let read else { return [] }
    let screens = read.specs.filter { $0.scene != nil }
    guard let name, ScreenProviders.current == nil else {
      if screens.isEmpty, name != nil, run.unusable == 0 { run.refuseUnknownPreviews(about: path) }
      return screens
    }
    let found = screens.filter { $0.name == name }
    if found.isEmpty {
      let names = screens.compactMap { $0.name?.quoted }.joined(separator: ", ")
      let diagnostic = Diagnostic(
        .error,
        "no screen is called \(name.quoted)",
        hint: names.isEmpty ? "there are none with names" : "there are \(names)",
        file: file
      )
      run.refuse(diagnostic, status: ExitStatus.badSpec)
    }
    return found
  }

  private func add(
    documentsOf spec: Spec,
    in file: InputFile,
    to result: inout BatchResult,
    _ run: inout InputRun
  ) throws {
    guard let screen = spec.scene else { return }
    let name = spec.name.map { "\(spec.file)#\($0)" } ?? spec.file
    let needsLayout = result.item.kinds.contains { $0 != .picture }
    let laidOut = needsLayout ? text.layout(screen, of: spec, &run) : nil
    for kind in result.item.kinds {
      switch kind {
      case .geometry:
        guard let laidOut else { continue }
        let shown = spec.time.map { _ in spec.shown(laidOut) }
        let json = GeometryDocument.json(
          laidOut,
          file: name,
          time: spec.time,
          shown: shown,
          settings: text.settings(of: spec),
          placeholders: spec.placeholders.others,
          style: .compact
        )
        result.documents.append((kind, .json(json)))
      case .accessibility:
        guard let laidOut else { continue }
        let json = AccessibilityDocument.json(
          laidOut.accessibilityTree(),
          file: name,
          time: spec.time,
          layoutDirection: screen.environment.layoutDirection,
          options: AccessibilityDocument.Options(
            placeholders: spec.placeholders.others,
            settings: text.settings(of: spec),
            source: { spec.position(ofView: $0)?.description }
          ),
          style: .compact
        )
        result.documents.append((kind, .json(json)))
      case .outline:
        guard let laidOut else { continue }
        let outline = Outline.text(
          laidOut,
          file: name,
          time: spec.time,
          shown: spec.time.map { _ in spec.shown(laidOut) },
          placeholders: spec.placeholders.others
        )
        result.documents.append((kind, .text(outline)))
      case .picture:
        let painter = ScreenPainter(for: file, pictureText, isOnPage: false)
        guard let list = painter.picture(of: spec, &run),
          let bytes = PictureEncoder(.png).bytes(list, of: spec, name, &run)
        else { continue }
        var picture = BatchPicture(bytes, of: list)
        if let pictures { try picture.keep(bytes, in: pictures) }
        result.documents.append((kind, .picture(picture)))
      }
    }
  }
}

extension InputRun {
  /// The warnings and errors since the last time.
  mutating func takeHeard() -> (
    warnings: [BatchResult.Remark], errors: [BatchResult.Remark]
  ) {
    let heard = heard ?? []
    self.heard = []
    return (
      heard.filter { $0.severity == .warning }.map { BatchResult.Remark($0) },
      heard.filter { $0.severity == .error }.map { BatchResult.Remark($0) }
    )
  }
}
