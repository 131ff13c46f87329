import SwiftUI

/// The models of the context around a view, which is evaluated again when they change.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result

  private init(
    _ descriptor: FetchDescriptor<Element>,
    result: @escaping ([Element]) -> Result
  ) {
    self.descriptor = descriptor
    self.result = result
  }

  /// The context.
  @MainActor public var modelContext: ModelContext { context }

  /// The error of the fetch; nil if it succeeded.
  @MainActor public var fetchError: (any Error)? {
    do { _ = try context.fetch(descriptor) } catch { return error }
    return nil
  }

  /// The models.
  @MainActor public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }
}

extension Query where Result == [Element] {
  /// All models.
  public init() { self.init(FetchDescriptor()) }

  /// Fetches all models; the animation has no effect.
  public init(animation: Animation) { self.init() }

  /// Fetches all models; the transaction has no effect.
  public init(transaction: Transaction) { self.init() }

  /// Fetches the models of a descriptor; the animation has no effect.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor) { $0 }
  }

  /// Fetches the models of a descriptor; the transaction has no effect.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor)
  }

  /// The models that a predicate holds for, in an order; nothing moves by the animation.
  public init(
    filter: Predicate<Element>?,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models in an order; nothing moves by the animation.
  public init(
    sort descriptors: [SortDescriptor<Element>],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(sortBy: descriptors))
  }

  /// The models that a predicate holds for, in the order of a property; nothing moves by the animation.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }

  /// The models that a predicate holds for, in the order of a property, those without a value first;
  /// nothing moves by the animation.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }
}
