extension View {
  /// Adds a search field to the bar of the navigation container around the view.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Adds a search field to a bar, with a binding of whether it has focus.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Adds a search field to the bar of the navigation container around the view.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
    )
  }

  /// Adds a search field to a bar, with a binding of whether it has focus.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
    )
  }

  /// Adds a search field to the bar of the navigation container around the view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
    )
  }

  /// Adds a search field to a bar, with a binding of whether it has focus.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
    )
  }

  /// Adds a search field to a bar; suggestions are not shown.
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Adds a search field to a bar; suggestions are not shown.
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
    )
  }

  /// Adds a search field to a bar; tokens are not shown.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Adds a search field to a bar; tokens are not shown.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text,
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Inert: suggestions are not shown.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { inert() }

  /// Inert: suggestions are not shown.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View { inert() }

  /// Sets the scopes of the search, in a picker by its field (V10.8).
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Sets the scopes of the search, and the moment that they appear (V10.8).
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return modifier(
      _SearchScopesModifier(
        activation: activation,
        picker: AnyView(
          Picker(selection: scope) {
            scopes
          } label: {
            Text(verbatim: "Scope")
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        )
      )
    )
  }

  /// Inert: suggestions are not shown.
  public nonisolated func searchCompletion(_ completion: String) -> some View { inert() }

  /// Inert: search fields keep their place.
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> some View { inert() }
}
