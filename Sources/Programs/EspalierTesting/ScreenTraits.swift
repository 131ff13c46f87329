internal import LayoutCore
public import SwiftUI

/// How a reader has set up the device that a screen is shown on.
///
/// ```swift
/// let screen = Screen(TodoList(), traits: ScreenTraits(layoutDirection: .rightToLeft))
/// ```
public struct ScreenTraits: Sendable, Hashable {
  /// In which direction lines are read.
  public var layoutDirection: SwiftUI.LayoutDirection
  /// How large letters are.
  public var dynamicTypeSize: SwiftUI.DynamicTypeSize
  /// Whether colors are light or dark.
  public var colorScheme: SwiftUI.ColorScheme
  /// The language and country, such as `ar_EG`; nil for English.
  public var locale: String?

  /// Says how a device is set up.
  ///
  /// - Parameters:
  ///   - layoutDirection: In which direction lines are read; nil for that of the language.
  ///   - dynamicTypeSize: How large letters are.
  ///   - colorScheme: Whether colors are light or dark.
  ///   - locale: The language and country, such as `ar_EG`; nil for English.
  public init(
    layoutDirection: SwiftUI.LayoutDirection? = nil,
    dynamicTypeSize: SwiftUI.DynamicTypeSize = .large,
    colorScheme: SwiftUI.ColorScheme = .light,
    locale: String? = nil
  ) {
    let ofLanguage = LayoutCore.LayoutDirection(ofLanguage: locale ?? "en")
    self.layoutDirection =
      layoutDirection ?? (ofLanguage == .rightToLeft ? .rightToLeft : .leftToRight)
    self.dynamicTypeSize = dynamicTypeSize
    self.colorScheme = colorScheme
    self.locale = locale
  }

  /// A device as it comes: from left to right, letters of the usual size, light, English.
  public static let standard = ScreenTraits()

  func apply(to environment: inout LayoutCore.EnvironmentValues) {
    environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let sizes = zip(SwiftUI.DynamicTypeSize.allCases, LayoutCore.DynamicTypeSize.allCases)
    environment.dynamicTypeSize = sizes.first { $0.0 == dynamicTypeSize }?.1 ?? .large
    environment.drawing.colorScheme = colorScheme == .dark ? .dark : .light
    if let locale { environment.locale = locale }
  }
}
