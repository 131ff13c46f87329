@_exported import Foundation
import SwiftUI
import UIKit

/// The kinds of places for widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// A square.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares, on an iPad.
  case systemExtraLarge
  /// Eight squares in portrait orientation, on a Vision Pro.
  case systemExtraLargePortrait
  /// A round place of the lock screen.
  case accessoryCircular
  /// A wide place of the lock screen.
  case accessoryRectangular
  /// The line above the time.
  case accessoryInline
  /// A corner of a watch.
  case accessoryCorner

  /// The name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// Whether it is on the lock screen or on a watch.
  var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      false
    }
  }
}

/// The sizes of widgets by the size of the screen: the table in Apple's Human Interface Guidelines
/// ("Widgets", specifications).
struct WidgetSizes {
  let small, medium, large, circular, rectangular, inline: CGSize

  private init(
    _ small: CGFloat,
    _ medium: CGFloat,
    _ large: CGFloat,
    _ circular: CGFloat,
    _ rectangular: CGSize,
    _ inline: CGFloat
  ) {
    self.small = CGSize(width: small, height: small)
    self.medium = CGSize(width: medium, height: small)
    self.large = CGSize(width: medium, height: large)
    self.circular = CGSize(width: circular, height: circular)
    self.rectangular = rectangular
    self.inline = CGSize(width: inline, height: 26)
  }

  /// The screen and widget sizes of iPhones in portrait orientation, the largest first.
  private static let phones: [(screen: CGSize, sizes: WidgetSizes)] = [
    (CGSize(width: 430, height: 932), row(170, 364, 382, 76, 172, 76, 257)),
    (CGSize(width: 428, height: 926), row(170, 364, 382, 76, 172, 76, 257)),
    (CGSize(width: 414, height: 896), row(169, 360, 379, 76, 160, 72, 248)),
    (CGSize(width: 414, height: 736), row(159, 348, 357, 76, 170, 76, 248)),
    (CGSize(width: 393, height: 852), row(158, 338, 354, 72, 160, 72, 234)),
    (CGSize(width: 390, height: 844), row(158, 338, 354, 72, 160, 72, 234)),
    (CGSize(width: 375, height: 812), row(155, 329, 345, 72, 157, 72, 225)),
    (CGSize(width: 375, height: 667), row(148, 321, 324, 68, 153, 68, 225)),
    (CGSize(width: 360, height: 780), row(155, 329, 345, 72, 157, 72, 225)),
    (CGSize(width: 320, height: 568), row(141, 292, 311, 68, 153, 68, 225)),
  ]

  private static func row(
    _ small: CGFloat,
    _ medium: CGFloat,
    _ large: CGFloat,
    _ circular: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ inline: CGFloat
  ) -> WidgetSizes {
    WidgetSizes(small, medium, large, circular, CGSize(width: width, height: height), inline)
  }

  /// Returns the sizes for a screen: those of the largest phone that is not larger, in portrait
  /// orientation.
  static func of(_ screen: CGSize) -> WidgetSizes {
    let (width, height) = (min(screen.width, screen.height), max(screen.width, screen.height))
    let found = phones.first { $0.screen.width <= width && $0.screen.height <= height }
    return (found ?? phones[phones.count - 1]).sizes
  }

  /// The widgets of the device that previews begin with: afterwards the screen is as large as the preview.
  @MainActor static let device = of(UIScreen.main.bounds.size)

  subscript(family: WidgetFamily) -> CGSize {
    switch family {
    case .systemSmall: small
    case .systemMedium: medium
    case .systemLarge: large
    // An iPad's of 1024 x 1366 points.
    case .systemExtraLarge: CGSize(width: 795, height: 378)
    case .systemExtraLargePortrait: CGSize(width: 378, height: 795)
    case .accessoryCircular, .accessoryCorner: circular
    case .accessoryRectangular: rectangular
    case .accessoryInline: inline
    }
  }
}

extension WidgetFamily {
  /// The size on the device of the screen.
  @MainActor var size: CGSize { WidgetSizes.device[self] }
}
