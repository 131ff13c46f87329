/// Which models are asked for, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which ones; all where nothing is said.
  public var predicate: Predicate<T>?
  /// The order; that of insertion where nothing is said.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum count.
  public var fetchLimit: Int?
  /// The count of models to skip.
  public var fetchOffset: Int?
  /// Inert: what was not saved is always there.
  public var includePendingChanges = true
  /// Inert: all properties are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Inert: all models are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a question for models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
