import Foundation
import SwiftUI

/// The values at which scrolling a chart comes to rest.
public protocol ChartScrollTargetBehavior {}

/// A chart comes to rest where a value is; it is shown where its position says, so nothing is told apart.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// Which values a long movement comes to rest at.
public struct MajorValueAlignment<Value: Plottable> {
  /// As far as is seen at once.
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
  /// As the system likes.
  public static let automatic = Self(name: "automatic")
  /// To the next one.
  public static let always = Self(name: "always")
  /// As far as it goes.
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
  /// Inert: where a chart comes to rest that is moved; it stays where its position says.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
}
