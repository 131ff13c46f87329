import Foundation
import SwiftUI

/// The values at which scrolling a chart comes to rest.
public protocol ChartScrollTargetBehavior {}

/// Rests at values; the chart is shown at its position, so that it has no effect.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// The values at which a long scroll comes to rest.
public struct MajorValueAlignment<Value: Plottable> {
  /// By the visible length.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value: BinaryInteger {
  /// So many.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value: BinaryFloatingPoint {
  /// So much.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// Returns an alignment to dates with such components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

/// The limit of one scroll.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = Self(name: "automatic")
  /// To the next value.
  public static let always = Self(name: "always")
  /// Without a limit.
  public static let never = Self(name: "never")
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Returns a behavior that rests at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Returns a behavior that rests at dates with such components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

extension View {
  /// Inert: scrolling rests at the chart's position.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
}
