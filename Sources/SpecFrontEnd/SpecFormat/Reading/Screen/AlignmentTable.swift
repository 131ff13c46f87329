internal import LayoutCore
import Synchronization

/// The default values of a screen's custom alignments, known only after all have been declared.
final class AlignmentTable: Sendable {
  /// The most alignments of a screen: the engine numbers guides in 16 bits.
  static let maximumCount = 10_000

  private let defaults = Mutex<[GuideExpression]>([])

  func fill(_ expressions: [GuideExpression]) {
    defaults.withLock { $0 = expressions }
  }

  func value(_ index: Int, for dimensions: ViewDimensions) -> Double {
    let expression = defaults.withLock { $0.indices.contains(index) ? $0[index] : .number(0) }
    return expression.value(for: dimensions)
  }
}
