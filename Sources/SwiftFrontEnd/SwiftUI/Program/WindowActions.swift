// Actions that open and close windows: inert, since a screen is one window.

/// Opens a window.
///
/// Inert: there is one window.
public struct OpenWindowAction {
  /// Opens the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens the window of an identifier.
  public func callAsFunction(id: String) {}
  /// Opens the window of an identifier, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
///
/// Inert: there is one window.
public struct DismissWindowAction {
  /// Closes this window.
  public func callAsFunction() {}
  /// Closes the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Closes the window of an identifier.
  public func callAsFunction(id: String) {}
  /// Closes the window of an identifier and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings of an application.
///
/// Inert: there is one window.
public struct OpenSettingsAction {
  /// Opens them.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether one may open more windows.
  public var supportsMultipleWindows: Bool { false }
}
