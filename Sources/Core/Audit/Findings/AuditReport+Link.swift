package import AccessibilityCore

extension AuditReport: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(screens)
    writer.write(screenNames)
    writer.write(judged)
    let rules = judgedByRule.sorted { $0.key < $1.key }
    writer.write(rules.map(\.key))
    writer.write(rules.map(\.value))
    writer.write(darkTexts)
    writer.write(lightTexts)
    writer.write(variants)
    writer.write(translations)
    writer.write(exclusions.count)
    for exclusion in exclusions {
      writer.write(exclusion.variants)
      exclusion.place.write(to: &writer)
    }
    writer.write(findings.count)
    for finding in findings {
      writer.write(finding.rule)
      writer.write(finding.level.rawValue)
      finding.place.write(to: &writer)
      writer.write(finding.screens)
      writer.write(finding.view)
      writer.write(finding.message)
      writer.write(finding.measured)
      writer.write(finding.required)
      writer.write(finding.variants)
      writer.write(finding.fingerprint)
      writer.write(finding.mend?.change)
      writer.write(finding.mend?.line)
      writer.write(finding.crop.count)
      writer.write(raw: finding.crop)
    }
    writer.write(doubts.count)
    for doubt in doubts {
      writer.write(doubt.rule)
      doubt.place.write(to: &writer)
      writer.write(doubt.screen)
      writer.write(doubt.view)
      writer.write(doubt.reason)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    screens = try reader.read()
    screenNames = try reader.read()
    judged = try reader.read()
    let rules: [String] = try reader.read()
    let counts: [Int] = try reader.read()
    judgedByRule = Dictionary(zip(rules, counts)) { first, _ in first }
    darkTexts = try reader.read()
    lightTexts = try reader.read()
    variants = try reader.read()
    translations = try reader.read()
    let exclusionCount: Int = try reader.read()
    for _ in 0..<max(exclusionCount, 0) {
      exclusions.append(
        Exclusion(variants: try reader.read(), place: try Place(from: &reader))
      )
    }
    let count: Int = try reader.read()
    for _ in 0..<max(count, 0) {
      let rule: String = try reader.read()
      let name: String = try reader.read()
      guard let level = AuditLevel(rawValue: name) else { throw LinkError() }
      var finding = Finding(
        rule: rule,
        level: level,
        place: try Place(from: &reader),
        screens: try reader.read(),
        view: try reader.read(),
        message: try reader.read(),
        measured: try reader.read(),
        required: try reader.read(),
        variants: try reader.read(),
        fingerprint: try reader.read()
      )
      let change: String? = try reader.read()
      let line: Int? = try reader.read()
      finding.mend = change.map { Mend(change: $0, line: line) }
      let count: Int = try reader.read()
      finding.crop = Array(try reader.take(count))
      findings.append(finding)
    }
    let doubtCount: Int = try reader.read()
    for _ in 0..<max(doubtCount, 0) {
      doubts.append(
        Doubt(
          rule: try reader.read(),
          place: try Place(from: &reader),
          screen: try reader.read(),
          view: try reader.read(),
          reason: try reader.read()
        )
      )
    }
  }
}

extension AuditReport.Place: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(column)
    writer.write(isOfView)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      file: try reader.read(),
      line: try reader.read(),
      column: try reader.read(),
      isOfView: try reader.read()
    )
  }
}
