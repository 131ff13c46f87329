internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture> {
  let gesture: G
  let mask: GestureMask
  var precedence = GesturePrecedence.afterInner
  /// `true` for a tap that assistive technology can activate.
  var isTap = false
}

extension _GestureModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(
      isTap
        ? .modifier(
          .annotation(AccessibilityCore.AccessibilityModifier.gesture, bringsViews: false)
        ) : .inPlace
    )
    let memory =
      node.memory as? GestureMemory<G.Value> ?? GestureMemory(G._recognizer(gesture))
    node.memory = memory
    memory.become(G._recognizer(gesture))
    var requests = RequestHandlers()
    if mask.contains(.gesture), !G._isNone(gesture) {
      (memory.precedence, memory.hidesInner) = (precedence, !mask.contains(.subviews))
      requests.tap = { memory.tap($0) }
      requests.recognizer = memory
    }
    node.requests = requests
    node.updateChildren(node.inputs, base)
  }
}

/// The gestures of a view that are enabled.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates an instance from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]

  fileprivate init(_ isEnabled: Bool) { self = isEnabled ? .all : .subviews }
}

extension View {
  /// Adds a gesture to the view.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, mask: mask)) }

  /// Adds a gesture to the view that may be disabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: GestureMask(isEnabled)))
  }

  /// Adds a gesture with a name, which other gestures do not use here.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture that precedes those of subviews.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .beforeInner))
  }

  /// Adds a gesture that precedes those of subviews and may be disabled.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: gesture,
        mask: GestureMask(isEnabled),
        precedence: .beforeInner
      )
    )
  }

  /// Adds a gesture with a name, which other gestures do not use here.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture that runs along with those of subviews.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .besides)) }

  /// Adds a gesture that runs along with those of subviews and may be disabled.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: gesture,
        mask: GestureMask(isEnabled),
        precedence: .besides
      )
    )
  }

  /// Adds a gesture with a name, which other gestures do not use here.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }

  /// Adds an action that runs when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: TapGesture(count: count).onEnded { _ in action() },
        mask: .all,
        isTap: true
      )
    )
  }

  /// Adds an action that runs when the view is tapped.
  ///
  /// - Parameter action: Receives the location, in points of the coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
          .onEnded { action($0.location) },
        mask: .all,
        isTap: true
      )
    )
  }

  /// Adds an action that runs when the view is pressed like a button.
  ///
  /// - Parameter pressing: Called when the press begins and ends.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onTapGesture(perform: action).simultaneousGesture(
      DragGesture(minimumDistance: 0)
        .onChanged { _ in pressing?(true) }
        .onEnded { _ in pressing?(false) }
    )
  }

  /// Adds an action that runs on a long press; seconds and points.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: PressGesture(
          base: LongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance
          ),
          onPressingChanged: onPressingChanged
        )
        .onEnded { _ in action() },
        mask: .all
      )
    )
  }

  /// Adds an action that runs on a long press; seconds and points.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}
