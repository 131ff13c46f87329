import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// How much an item matters.
public enum Priority {
  case high
  case usual

  /// Items with many tags matter most.
  public init(of item: TodoItem) { self = item.tags.count > 1 ? .high : .usual }

  #if canImport(UIKit)
    /// The color for labels of UIKit.
    public var labelColor: UIColor {
      switch self {
      case .high: UIColor(red: 0.75, green: 0.25, blue: 0, alpha: 1)
      case .usual: .label
      }
    }

    var color: Color { Color(uiColor: labelColor) }
  #else
    var color: Color { self == .high ? .orange : .primary }
  #endif
}
