public import ViewGraph

/// A single window.
public struct Window<Content: View> {
  let content: Content

  /// Creates a window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a window with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Window: _PrimitiveScene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Self,
    to cursor: inout ChildCursor
  ) -> Bool {
    Content._append(scene.content, to: &cursor)
    return true
  }
}

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

/// The resizing of a Mac's windows, with or without regard for their content.
public struct WindowResizability: Sendable {
  /// The system's default.
  public static let automatic = WindowResizability()
  /// The size of the content.
  public static let contentSize = WindowResizability()
  /// At least the minimum size of the content.
  public static let contentMinSize = WindowResizability()
}
