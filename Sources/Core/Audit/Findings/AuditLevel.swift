/// How much a finding matters.
package enum AuditLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// A recommendation.
  case note
  /// A guideline of the platform is missed, or harm without a criterion.
  case warning
  /// A criterion of WCAG A or AA is failed for certain.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (first: AuditLevel, second: AuditLevel) -> Bool {
    first.rank < second.rank
  }
}
