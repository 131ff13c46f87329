/// The sizing of a presentation.
public protocol PresentationSizing {}

/// The system's default.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's default.
  public nonisolated static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public nonisolated static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public nonisolated static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public nonisolated static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// Fits the content along some axes.
  public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    self
  }

  /// Grows with the content along some axes.
  public nonisolated func sticky(
    horizontal: Bool = false,
    vertical: Bool = false
  ) -> some PresentationSizing { self }
}

extension View {
  /// Inert: sheets have the size of their detents.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    inert()
  }
}
