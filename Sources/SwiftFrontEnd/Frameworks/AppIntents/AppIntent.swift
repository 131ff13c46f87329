@_exported import Foundation
import SwiftUI

/// An action of an app for Shortcuts and Siri, which run none here.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the parameter summary.
  associatedtype SummaryContent: ParameterSummary

  /// The title of the intent.
  static var title: LocalizedStringResource { get }
  /// The description of the intent.
  static var description: IntentDescription? { get }
  /// Whether the app is opened.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it.
  static var isDiscoverable: Bool { get }
  /// The authentication that an intent requires.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The summary of the parameters.
  @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }

  /// Performs the intent.
  func perform() async throws -> PerformResult

  /// Creates it.
  init()
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// `false`: the app is not opened.
  public static var openAppWhenRun: Bool { false }
  /// They do.
  public static var isDiscoverable: Bool { true }
  /// No authentication.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// No summary.
  public static var parameterSummary: some ParameterSummary { EmptySummary() }

  /// Inert: nothing is donated.
  @discardableResult public func donate() async throws -> String { "" }

  /// Inert: does nothing.
  public func callAsFunction(donate: Bool) async throws {}
}

/// A type with a persistent identifier.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// An intent that plays audio.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that starts a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that may continue in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that has been replaced.
public protocol DeprecatedAppIntent: AppIntent {}
/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
/// The configuration of a control.
public protocol ControlConfigurationIntent: AppIntent {}
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}
/// An intent that opens an entity.
public protocol OpenIntent: AppIntent {
  /// The type of the target.
  associatedtype Value
  /// The target to open.
  var target: Value { get set }
}

/// A widget's configuration performs no action.
extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// The authentication that an intent requires.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The description of an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  let text: LocalizedStringResource

  /// Creates a description.
  public init(
    _ description: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { text = description }

  /// Creates a description.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

/// The text of an intent's dialog.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a text.
  public init(_ text: LocalizedStringResource) { self.text = String(localized: text) }
}

// MARK: Results

/// The result of an intent.
public protocol IntentResult: Sendable {}
/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens another intent.
public protocol OpensIntent: IntentResult {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// A result, which is not read.
public struct IntentResultContainer<Value>: ProvidesDialog, ShowsSnippetView, OpensIntent,
  ReturnsValue, @unchecked Sendable
{
  // It holds an intent's result, and is not shared.

  /// The value.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Returns an empty result.
  public static func result() -> Self { Self(value: nil) }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }

  /// A view.
  public static func result(view: some View) -> Self { Self(value: nil) }

  /// Returns a result with a dialog and a view.
  public static func result(dialog: IntentDialog, view: some View) -> Self { Self(value: nil) }

  /// Returns a result with a dialog and a view.
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }

  /// Returns a result that opens another intent.
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
}

extension IntentResult {
  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> {
    Self(value: value)
  }

  /// Returns a result with a value and a dialog.
  public static func result<Value>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
}
