internal import LayoutCore

/// A font, resolved in the environment of a view.
public struct Font: Hashable, Sendable {
  var engine: TextFont
  var isItalic = false
  var isMonospacedDigit = false
  var width: Width?

  init(_ engine: TextFont) { self.engine = engine }

  init(_ style: LayoutCore.TextStyle) { engine = TextFont(size: .style(style)) }

  /// The font of the text style.
  public static let largeTitle = Font(LayoutCore.TextStyle.largeTitle)
  /// The font of the text style.
  public static let title = Font(LayoutCore.TextStyle.title)
  /// The font of the text style.
  public static let title2 = Font(LayoutCore.TextStyle.title2)
  /// The font of the text style.
  public static let title3 = Font(LayoutCore.TextStyle.title3)
  /// The font of the text style.
  public static let headline = Font(LayoutCore.TextStyle.headline)
  /// The font of the text style.
  public static let subheadline = Font(LayoutCore.TextStyle.subheadline)
  /// The font of the text style.
  public static let body = Font(LayoutCore.TextStyle.body)
  /// The font of the text style.
  public static let callout = Font(LayoutCore.TextStyle.callout)
  /// The font of the text style.
  public static let footnote = Font(LayoutCore.TextStyle.footnote)
  /// The font of the text style.
  public static let caption = Font(LayoutCore.TextStyle.caption)
  /// The font of the text style.
  public static let caption2 = Font(LayoutCore.TextStyle.caption2)
}
