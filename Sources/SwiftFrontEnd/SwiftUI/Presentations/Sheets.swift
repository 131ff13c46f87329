extension View {
  /// Presents a sheet while a value is true (V10.9).
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier(.sheet, isPresented, onDismiss, content))
  }

  /// Presents a sheet for an item, while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_PresentationModifier(.sheet, item, onDismiss, content))
  }

  /// Presents a full-screen cover while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier(.fullScreenCover, isPresented, onDismiss, content))
  }

  /// Presents a full-screen cover of an item, while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_PresentationModifier(.fullScreenCover, item, onDismiss, content))
  }

  /// Presents a popover beside the view while a value is true (V10.12).
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_PresentationModifier(.popover, isPresented, nil, content))
  }

  /// Presents a popover beside the view for an item, while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_PresentationModifier(.popover, item, nil, content))
  }

  /// Presents an inspector while a value is true: a sheet, as in a compact width.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(_PresentationModifier(.sheet, isPresented, nil, content))
  }

  /// Inert: an inspector is a sheet here.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { inert() }

  /// Inert: an inspector is a sheet here.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { inert() }
}
