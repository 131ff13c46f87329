/// The sizing of a presentation.
public protocol PresentationSizing {}

/// The system's way.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

/// As large as a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public nonisolated init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's way.
  public nonisolated static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public nonisolated static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public nonisolated static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public nonisolated static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// As large as its content along some axes.
  public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    self
  }

  /// As large as its content has been along some axes.
  public nonisolated func sticky(
    horizontal: Bool = false,
    vertical: Bool = false
  ) -> some PresentationSizing { self }
}
