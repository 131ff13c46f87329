import SpecFormat
import ViewGraph

extension TransactionRule {
  /// Applies the rule to a transaction.
  func apply(to transaction: inout GraphTransaction) {
    if isAnimation, transaction.disablesAnimations { return }
    if let animation { transaction.animation = animation }
    if let disablesAnimations { transaction.disablesAnimations = disablesAnimations }
  }
}
