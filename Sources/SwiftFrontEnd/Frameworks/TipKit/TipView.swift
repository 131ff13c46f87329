import SwiftUI
import UIKit

/// A tip among other views, while it is shown; nothing at all at other times.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// Shows a tip, without an arrow.
  public init(
    _ tip: Content,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// Shows a tip if there is one, without an arrow.
  public init(
    _ tip: Content?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// The tip.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      Card(tip: tip, action: action)
    }
  }

  /// The tip on a card; the metrics are chosen here, since Apple does not document them.
  private struct Card: View {
    let tip: Content
    let action: (Tips.Action) -> Void
    @Environment(\.tipImageSize) private var imageSize

    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image {
          image.resizable().scaledToFit()
            .frame(width: imageSize.width, height: imageSize.height)
            .foregroundStyle(.tint)
        }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          if let message = tip.message {
            message.font(.subheadline).foregroundStyle(.secondary)
          }
          ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, item in
            Divider()
            Button {
              item.perform()
              action(item)
            } label: {
              item.label()
            }
          }
        }
        Spacer(minLength: 0)
        Button {
          tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark")
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel(Text("Close"))
      }
      .padding(16)
      .background(Color(UIColor.secondarySystemBackground), in: .rect(cornerRadius: 14))
    }
  }
}

private struct TipImageSizeKey: EnvironmentKey {
  static let defaultValue = CGSize(width: 40, height: 40)
}

extension EnvironmentValues {
  fileprivate var tipImageSize: CGSize {
    get { self[TipImageSizeKey.self] }
    set { self[TipImageSizeKey.self] = newValue }
  }
}

extension View {
  /// Inert: tips are not shown in popovers.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Inert: tips are not shown in popovers.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?,
    attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Inert: tips have one style.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }

  /// Inert: tips have one background.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }

  /// Inert: tips have one shape.
  public nonisolated func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  {
    self
  }

  /// Sets the size of a tip's image.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View {
    environment(\.tipImageSize, size)
  }
}

/// Inert: a style of tips.
public protocol TipViewStyle {
  /// The type of the styled tip.
  associatedtype Body: View
  /// The properties of a tip.
  typealias Configuration = TipViewStyleConfiguration

  /// Returns the styled tip.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a tip, for a style.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title.
  public var title: Text? { tip.title }
  /// The message.
  public var message: Text? { tip.message }
  /// The image.
  public var image: Image? { tip.image }
  /// The actions.
  public var actions: [Tips.Action] { tip.actions }
}

/// A group of tips, of which the first available one is shown.
@MainActor
@Observable
public final class TipGroup {
  /// The order of the tips.
  public enum Priority: Sendable { case firstAvailable, ordered }

  private let tips: [any Tip]

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    self.tips = tips()
  }

  /// The tip that is shown.
  public var currentTip: (any Tip)? { tips.first { $0.shouldDisplay } }
}

/// Builds tips from the statements of a closure.
@resultBuilder
public enum TipGroupBuilder {
  /// Tips.
  public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}
