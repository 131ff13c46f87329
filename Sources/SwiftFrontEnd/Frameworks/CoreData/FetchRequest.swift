import Foundation
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  // Only views on the main actor use it.
  nonisolated(unsafe) static let defaultValue = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType
  )
}

extension EnvironmentValues {
  /// The context of the objects that views show; by default an empty one.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The fetched objects.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  /// Inert: a new predicate has no effect.
  public var nsPredicate: NSPredicate?
  /// Inert: a new order has no effect.
  public var nsSortDescriptors: [NSSortDescriptor]

  init(_ objects: [Result], _ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
    self.objects = objects
    nsPredicate = predicate
    nsSortDescriptors = order
  }

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The index behind the last object.
  public var endIndex: Int { objects.count }

  /// Returns the object at a position.
  public subscript(position: Int) -> Result { objects[position] }
}

/// The objects of the context around a view, which is evaluated again when they change.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// Notifies the view of changes.
  private final class Watcher: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private var subscription: AnyCancellable?
    private weak var store: NSManagedObjectContext.Store?

    func watch(_ store: NSManagedObjectContext.Store) {
      guard self.store !== store else { return }
      self.store = store
      subscription = store.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }

  @Environment(\.managedObjectContext) private var context
  @StateObject private var watcher = Watcher()
  private let request: NSFetchRequest<Result>
  private let order: [SortDescriptor<Result>]

  /// The objects.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    watcher.watch(context.store)
    var objects = (try? context.fetch(request)) ?? []
    if !order.isEmpty { objects.sort(using: order) }
    return FetchedResults(objects, request.predicate, request.sortDescriptors ?? [])
  }

  /// Creates a question.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    order = []
  }

  /// Creates a question.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  /// Creates a fetch for objects of a type.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    order = []
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a fetch for objects of the result's type.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    order = []
  }

  /// Creates a fetch for objects of the result's type.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.predicate = predicate
    order = sortDescriptors
  }
}
