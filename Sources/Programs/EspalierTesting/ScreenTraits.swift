internal import LayoutCore
public import SwiftUI

/// The user's settings of the device of a screen.
///
/// ```swift
/// let screen = Screen(TodoList(), traits: ScreenTraits(layoutDirection: .rightToLeft))
/// ```
public struct ScreenTraits: Sendable, Hashable {
  /// The layout direction.
  public var layoutDirection: SwiftUI.LayoutDirection
  /// The text size.
  public var dynamicTypeSize: SwiftUI.DynamicTypeSize
  /// The colour scheme.
  public var colorScheme: SwiftUI.ColorScheme
  /// The language and country, such as `ar_EG`; nil for English.
  public var locale: String?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - layoutDirection: The layout direction; nil for that of the language.
  ///   - dynamicTypeSize: The text size.
  ///   - colorScheme: The colour scheme.
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

  /// The default settings: left to right, standard text size, light, English.
  public static let standard = ScreenTraits()

  func apply(to environment: inout LayoutCore.EnvironmentValues) {
    environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let sizes = zip(SwiftUI.DynamicTypeSize.allCases, LayoutCore.DynamicTypeSize.allCases)
    environment.dynamicTypeSize = sizes.first { $0.0 == dynamicTypeSize }?.1 ?? .large
    environment.drawing.colorScheme = colorScheme == .dark ? .dark : .light
    if let locale { environment.locale = locale }
  }
}
