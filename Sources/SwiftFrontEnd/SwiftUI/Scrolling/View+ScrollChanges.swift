internal import LayoutCore
internal import ViewGraph

extension View {
  /// Runs an action with a value of the geometry of the scroll view inside: the first one, and each
  /// change (V10.21).
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    // Views and their arguments stay on the main actor.
    nonisolated(unsafe) let transform = transform
    return modifier(
      _ScrollWatchModifier(
        name: "onScrollGeometryChange",
        initial: nil,
        read: { node, result in
          guard let geometry = node.scrollingNode?.scrollGeometry(in: result) else { return nil }
          return transform(ScrollGeometry(geometry))
        },
        action: action
      )
    )
  }

  /// Adds an action that runs when the scroll phase changes.
  ///
  /// Inert: scrolling has no phases.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Adds an action that runs when the scroll phase changes.
  ///
  /// Inert: scrolling has no phases.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Adds an action that runs when the visible part of the view crosses a threshold (V10.21).
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier(
        name: "onScrollVisibilityChange",
        initial: false,
        read: { node, result in
          node.shareInSight(in: result).map { $0 > 0 && $0 >= threshold }
        },
        action: { _, isSeen in action(isSeen) }
      )
    )
  }

  /// Adds an action that runs when other views of a `scrollTargetLayout` become visible, in their
  /// order (V10.21).
  ///
  /// - Parameters:
  ///   - idType: The type of their ids.
  ///   - threshold: The fraction of a view that has to be visible, from 0 to 1.
  ///   - action: Receives the ids of the visible views.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier<[ID]>(
        name: "onScrollTargetVisibilityChange",
        initial: nil,
        read: { node, result in
          node.scrollTargets.compactMap { target -> ID? in
            guard case .id(let key) = target.key, let id = key.base as? ID else { return nil }
            guard let share = target.shareInSight(in: result) else { return nil }
            return share > 0 && share >= threshold ? id : nil
          }
        },
        action: { _, seen in action(seen) }
      )
    )
  }
}
