/// The models to fetch, and their order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The predicate; nil for all models.
  public var predicate: Predicate<T>?
  /// The order; by default that of insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum count.
  public var fetchLimit: Int?
  /// The count of models to skip.
  public var fetchOffset: Int?
  /// Inert: unsaved changes are always included.
  public var includePendingChanges = true
  /// Inert: everything is in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Inert: everything is in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
