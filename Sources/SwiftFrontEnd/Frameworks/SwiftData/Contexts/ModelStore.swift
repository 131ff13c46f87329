/// The models of a container, in the order of insertion.
final class ModelStore: Observable {
  private let registrar = ObservationRegistrar()
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  /// Observed in place of the models.
  private var revision: Int { 0 }

  /// The models of a type.
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    registrar.access(self, keyPath: \.revision)
    return models[ObjectIdentifier(type)] as? [T] ?? []
  }

  /// All models of all types.
  var everything: [any PersistentModel] { models.values.flatMap(\.self) }

  func insert<T: PersistentModel>(_ model: T) {
    registrar.withMutation(of: self, keyPath: \.revision) {
      var list = models[ObjectIdentifier(T.self)] as? [T] ?? []
      list.append(model)
      models[ObjectIdentifier(T.self)] = list
    }
  }

  func remove<T: PersistentModel>(_ model: T) {
    registrar.withMutation(of: self, keyPath: \.revision) {
      models[ObjectIdentifier(T.self)]?.removeAll { $0 === model }
    }
  }
}
