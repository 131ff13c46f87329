extension View {
  /// Adds an effect to the symbols inside, while it is active.
  ///
  /// Inert: symbols do not animate.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    self
  }

  /// Adds an effect to the symbols inside, whenever a value changes.
  ///
  /// Inert: symbols do not animate.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    self
  }

  /// Removes motions of symbols inside.
  ///
  /// Inert: symbols do not animate.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
