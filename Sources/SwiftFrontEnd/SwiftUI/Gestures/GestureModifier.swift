internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Recognizes a gesture on a view.
public struct _GestureModifier<G: Gesture> {
  let gesture: G
  let mask: GestureMask
  var precedence = GesturePrecedence.afterInner
  /// Whether it is a tap that assistive technology is told of.
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

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates an instance from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]

  fileprivate init(_ isEnabled: Bool) { self = isEnabled ? .all : .subviews }
}

extension View {
  /// Recognizes a gesture on the view.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, mask: mask)) }

  /// Recognizes a gesture on the view if it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: GestureMask(isEnabled)))
  }

  /// Recognizes a gesture that others may refer to by a name; none do.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  /// Recognizes a gesture before those of views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .beforeInner))
  }

  /// Recognizes a gesture before those of views inside if it is enabled.
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

  /// Recognizes a gesture that others may refer to by a name; none do.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

  /// Recognizes a gesture beside those of views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .besides)) }

  /// Recognizes a gesture beside those of views inside if it is enabled.
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

  /// Recognizes a gesture that others may refer to by a name; none do.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }

  /// Does something when the view is tapped.
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

  /// Does something when the view is tapped.
  ///
  /// - Parameter action: Gets where, in points of the coordinate space.
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

  /// Does something when the view is pressed as a button is.
  ///
  /// - Parameter pressing: Is told when a finger comes and when it goes.
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

  /// Does something when the view is pressed for some time; seconds and points.
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

  /// Does something when the view is pressed for some time; seconds and points.
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
