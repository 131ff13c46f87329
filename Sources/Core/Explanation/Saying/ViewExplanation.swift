package import LayoutCore

/// Why a view is as it is, and what mends it (E2.2).
package struct ViewExplanation: Sendable {
  /// The node of the view in the tree of the usual variant.
  package let view: Int
  package let path: String
  package let name: String
  package let type: String
  /// Which of the screen's variants the numbers are of: the first with a fault, else the usual one.
  package let variant: Int
  package let frame: Rect
  /// The proposal that the view was placed with.
  package let proposal: ProposedViewSize
  /// The faults in that variant.
  package let faults: LayoutFaults
  /// The variants in which something is wrong.
  package let faulty: [Int]
  /// The sentence that comes first.
  package let sentence: String
  /// The numbers of the rules that the sentence leans on.
  package let rules: [String]
  /// The modifier or view to blame, found by trying.
  package let cause: LayoutCause?
  /// The changes that mend the view, the best first.
  package let changes: [Trial]
  /// The division of the stack around the view along the axis in question.
  package let division: StackDivision?
  package let guide: GuideWay?
  package let safeArea: SafeAreaEffect?
  /// The inactive modifiers on the way from the view to the root.
  package let inactive: [InactiveModifier]
  package let variantCount: Int
}
