// Suggestions for text fields while they are edited: inert, since they are not drawn.
extension View {
  /// Inert: suggestions are not shown.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Inert: suggestions are not shown.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Inert: suggestions are not shown.
  public nonisolated func textInputSuggestions<Data, ID, Content>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data: RandomAccessCollection, ID: Hashable, Content: View { self }

  /// Inert: suggestions are not shown.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
}
