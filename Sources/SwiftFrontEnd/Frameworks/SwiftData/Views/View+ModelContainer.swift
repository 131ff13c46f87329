import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  // Only views on the main actor use it.
  nonisolated(unsafe) static let empty: ModelContext? = {
    (try? ModelContainer(
      for: Schema([]),
      configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]
    )).map(ModelContext.init)
  }()

  static var defaultValue: ModelContext {
    guard let empty else { preconditionFailure("a container in memory is always made") }
    return empty
  }
}

extension EnvironmentValues {
  /// The context of the models that views show; an empty one where no container is around them.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Shows the models of a context.
  public nonisolated func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Shows the models of a container.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Shows the models of a container for a type, which begins empty.
  @MainActor public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup
    )
  }

  /// Shows the models of a container for types, which begins empty.
  @MainActor public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: types, inMemory: inMemory, onSetup: onSetup))
  }
}

/// A container with the lifetime of the view that sets it.
private struct OwnContainer: ViewModifier {
  /// Creates the container on demand.
  @MainActor
  final class Holder {
    private var made: ModelContainer?

    nonisolated init() {}

    func container(_ modifier: OwnContainer) -> ModelContainer? {
      if let made { return made }
      let result = Swift.Result {
        try ModelContainer(
          for: Schema(modifier.types),
          configurations: [ModelConfiguration(isStoredInMemoryOnly: modifier.inMemory)]
        )
      }
      made = try? result.get()
      modifier.onSetup(result)
      return made
    }
  }

  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var holder = Holder()

  func body(content: Content) -> some View {
    if let container = holder.container(self) {
      content.environment(\.modelContext, container.mainContext)
    }
  }
}
