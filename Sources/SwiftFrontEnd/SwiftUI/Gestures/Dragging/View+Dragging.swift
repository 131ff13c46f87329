extension View {
  /// Makes the view draggable (V10.19).
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { modifier(_DragModifier { payload() }) }

  /// Makes the view draggable; its preview is not drawn.
  public nonisolated func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DragModifier { payload() }) }

  /// Makes the view draggable.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier { data() })
  }

  /// Makes the view draggable; its preview is not drawn.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DragModifier { data() }) }

  /// Makes the view a drop destination for items of a type (V10.19).
  ///
  /// - Parameters:
  ///   - action: Accepts the items at a location in the view, in points.
  ///   - isTargeted: Called as a drag enters or leaves the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropModifier(of: T.self, isTargeted: isTargeted, action: action))
  }

  /// Makes the view a drop destination for items of a type (V10.19).
  ///
  /// - Parameters:
  ///   - isEnabled: Whether they may be.
  ///   - action: Receives the items and the drop session.
  @_disfavoredOverload
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      _DropModifier(of: T.self, isEnabled: isEnabled) { items, point in
        action(items, DropSession(id: .init(number: 0), phase: .ended(.copy), location: point))
        return true
      }
    )
  }

  /// Makes the view a drop destination for content types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Makes the view a drop destination for content types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        accepts: { _ in true },
        take: { action([NSItemProvider.of($0)], $1) },
        isTargeted: { isTargeted?.wrappedValue = $0 }
      )
    )
  }

  /// Makes the view a drop destination for content types.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: [UTType](), isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Makes the view a drop destination for content types.
  @available(*, deprecated)
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: [UTType](), isTargeted: isTargeted, perform: action)
  }

  /// Makes the view a drop destination with a delegate.
  @available(*, deprecated)
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: [UTType](), delegate: delegate)
  }

  /// Makes the view a drop destination with a delegate.
  @MainActor @preconcurrency
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    modifier(
      _DropModifier(
        accepts: { delegate.validateDrop(info: DropInfo($0, at: .zero)) },
        take: { payload, point in
          let info = DropInfo(payload, at: point)
          delegate.dropEntered(info: info)
          _ = delegate.dropUpdated(info: info)
          return delegate.performDrop(info: info)
        },
        isTargeted: { _ in }
      )
    )
  }
}

extension NSItemProvider {
  /// The provider of something that is dragged.
  static func of(_ payload: Any) -> NSItemProvider {
    payload as? NSItemProvider ?? NSItemProvider(object: payload)
  }

  func carries<Value>(_ type: Value.Type) -> Bool { canLoadObject(ofClass: type) }

  func carried<Value>(as type: Value.Type) -> Value? {
    var found: Value?
    loadObject(ofClass: type) { value, _ in found = value }
    return found
  }
}
