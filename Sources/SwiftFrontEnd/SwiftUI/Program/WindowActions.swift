// Actions that open and close windows: inert, since a screen is one window.

/// Opens a window.
///
/// Inert: there is one window.
public struct OpenWindowAction {
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens a window by its identifier.
  public func callAsFunction(id: String) {}
  /// Opens a window by its identifier, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Dismisses a window.
///
/// Inert: there is one window.
public struct DismissWindowAction {
  /// Dismisses this window.
  public func callAsFunction() {}
  /// Dismisses the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Dismisses a window by its identifier.
  public func callAsFunction(id: String) {}
  /// Dismisses the window of an identifier and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
///
/// Inert: there is one window.
public struct OpenSettingsAction {
  /// Opens them.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Dismisses a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether one may open more windows.
  public var supportsMultipleWindows: Bool { false }
}
