import SwiftUI

extension Scene {
  /// Inert: a preview has its container from its view, and not from a scene.
  public nonisolated func modelContext(_ context: ModelContext) -> some Scene { self }

  /// Inert: a preview has its container from its view, and not from a scene.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Inert: a preview has its container from its view, and not from a scene.
  public nonisolated func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Inert: a preview has its container from its view, and not from a scene.
  public nonisolated func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
