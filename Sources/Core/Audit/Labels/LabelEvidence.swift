/// Evidence for a nutrition label on the screens of a report (W9.1).
package struct LabelEvidence: Sendable {
  /// Whether the screens support what the label stands for.
  package enum Answer: String, Sendable {
    case supported
    case notSupported = "not supported"
    case unknown
  }

  package let label: NutritionLabel
  package let answer: Answer
  /// The proof, as sentences without full stops.
  package let proof: [String]
  /// The findings that speak against it.
  package let against: [AuditReport.Finding]

  /// The evidence for all labels.
  package static func all(of report: AuditReport) -> [LabelEvidence] {
    NutritionLabel.allCases.map { LabelEvidence($0, report) }
  }

  private init(_ label: NutritionLabel, _ report: AuditReport) {
    self.label = label
    if let reason = label.reason {
      (answer, proof, against) = (.unknown, [reason], [])
      return
    }
    let rules = Set(label.rules)
    against = report.findings.filter { finding in
      rules.contains(finding.rule) && finding.level != .note && label.isAbout(finding)
    }
    let doubts = report.doubts.filter { rules.contains($0.rule) }
    let judged = label.rules.map { report.judgedByRule[$0] ?? 0 }
    var proof = [
      "rules: \(label.rules.count), elements they looked at: \(judged.reduce(0, +)), screens: "
        + "\(report.screens), variants: \(report.variants.count)"
    ]
    if !against.isEmpty { proof.append("findings against it: \(against.count)") }
    if !doubts.isEmpty { proof.append("unknown answers: \(doubts.count)") }
    var isDark: Bool? = true
    if label == .darkInterface {
      let count = report.darkTexts + report.lightTexts
      proof.append("\(report.darkTexts) of \(count) texts stand on something dark in dark")
      // A card in a light color is none against it.
      isDark = count == 0 ? nil : report.darkTexts * 2 > count
    }
    if !against.isEmpty || isDark == false {
      answer = .notSupported
    } else if !doubts.isEmpty || isDark == nil || judged.allSatisfy({ $0 == 0 }) {
      answer = .unknown
    } else {
      answer = .supported
    }
    self.proof = proof
  }
}

extension NutritionLabel {
  /// Whether a finding of one of the label's rules holds where the label is about it.
  fileprivate func isAbout(_ finding: AuditReport.Finding) -> Bool {
    switch self {
    case .darkInterface: finding.variants.contains { $0.hasPrefix("dark") }
    case .sufficientContrast, .voiceOver, .voiceControl, .largerText, .reducedMotion: true
    case .differentiateWithoutColor, .captions, .audioDescriptions: false
    }
  }
}
