@_exported import Foundation
import SwiftUI

/// A tip about a feature of an app.
public protocol Tip: Identifiable, Sendable {
  /// The identity of the tip; by default the name of its type.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The message.
  var message: Text? { get }
  /// The image.
  var image: Image? { get }
  /// The actions.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// The rules: the tip is displayed when all hold.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The options.
  @Tips.OptionsBuilder var options: [any TipOption] { get }

  /// An action of the tip.
  typealias Action = Tips.Action
  /// A rule for the display of a tip.
  typealias Rule = Tips.Rule
  /// An event in an app.
  typealias Event = Tips.Event
  /// An option of the tip.
  typealias Option = TipOption
  /// The maximum count of displays.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether it is shown more often than others.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}

extension Tip {
  /// The name of its type.
  public var id: String { "\(Self.self)" }
  /// No message.
  public var message: Text? { nil }
  /// No image.
  public var image: Image? { nil }
  /// No actions.
  public var actions: [Tips.Action] { [] }
  /// Always.
  public var rules: [Tips.Rule] { [] }
  /// No options.
  public var options: [any TipOption] { [] }

  /// `true` if the tip shows: tips are configured, its rules hold, and it has not been closed.
  @MainActor public var shouldDisplay: Bool { status == .available }

  /// Whether it is shown, and why not.
  @MainActor public var status: Tips.Status {
    if let reason = TipStore.shared.reasons[id] { return .invalidated(reason) }
    return TipStore.shared.isShown && rules.allSatisfy({ $0.holds() }) ? .available : .pending
  }

  /// Closes the tip permanently.
  public func invalidate(reason: Tips.InvalidationReason) {
    let id = id
    if Thread.isMainThread {
      MainActor.assumeIsolated { TipStore.shared.close(id, reason) }
    } else {
      Task { @MainActor in TipStore.shared.close(id, reason) }
    }
  }

  /// Whether it is shown, now.
  @MainActor public var shouldDisplayUpdates: AsyncStream<Bool> {
    let now = shouldDisplay
    return AsyncStream {
      $0.yield(now)
      $0.finish()
    }
  }
}

/// An option of a tip.
public protocol TipOption: Sendable {}

/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Creates a tip.
  public init(_ tip: any Tip) { self.tip = tip }

  /// The stable identity.
  public var id: String { tip.id }
  /// The title.
  public var title: Text { tip.title }
  /// The message.
  public var message: Text? { tip.message }
  /// The image.
  public var image: Image? { tip.image }
  /// The actions.
  public var actions: [Tips.Action] { tip.actions }
  /// The rules: the tip is displayed when all hold.
  public var rules: [Tips.Rule] { tip.rules }
}

/// The state of tips.
@MainActor
@Observable
final class TipStore {
  static let shared = TipStore()

  var isShown = false
  private(set) var reasons: [String: Tips.InvalidationReason] = [:]

  func close(_ id: String, _ reason: Tips.InvalidationReason) {
    reasons[id] = reason
  }

  func forget() { reasons = [:] }
}
