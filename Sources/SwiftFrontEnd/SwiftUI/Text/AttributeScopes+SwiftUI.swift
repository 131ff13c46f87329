internal import LayoutCore

extension AttributeScopes {
  /// The attributes that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning, in points.
    public let kern: KerningAttribute
    /// The tracking, in points.
    public let tracking: TrackingAttribute
    /// The distance by which characters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The alignment of a paragraph.
    public let alignment: AlignmentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The kerning of characters.
    public enum KerningAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// The tracking of characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance by which characters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The alignment of a paragraph.
    public enum AlignmentAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = AttributedString.TextAlignment
      /// The attribute's name.
      public static let name = "SwiftUI.Alignment"
      /// A paragraph has one.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }

    /// The inline presentation intent of characters.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.FoundationAttributes {
  /// The inline presentation intent of characters; an attribute is a type, without values.
  public var inlinePresentationIntent:
    AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
  { preconditionFailure("attributes have no values") }
}

extension AttributeDynamicLookup {
  /// An attribute that texts show.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeContainer {
  /// Returns the changes of the environment for the attributes, the outermost first.
  func changes(in environment: EnvironmentValues) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if let font = self.font { changes.append(EnvironmentChange(name: "font", font.change)) }
    if let intent = self.inlinePresentationIntent {
      let look = MarkdownLook(
        isEmphasized: intent.contains(.emphasized),
        isStrong: intent.contains(.stronglyEmphasized),
        isCode: intent.contains(.code),
        isStruck: intent.contains(.strikethrough)
      )
      changes += look.changes
    }
    if self.link != nil { changes.append(MarkdownLook.linkChange) }
    if let color = self.foregroundColor {
      changes.append(EnvironmentChange(.foregroundStyle(color._paint(in: environment))))
    }
    if let line = self.strikethroughStyle {
      changes.append(EnvironmentChange(.strikethrough(line.engine)))
    }
    if let line = self.underlineStyle { changes.append(EnvironmentChange(.underline(line.engine))) }
    if let kern = self.kern {
      let points = Double(kern)
      changes.append(EnvironmentChange(name: "kerning") { $0.kerning = points })
    }
    if let tracking = self.tracking {
      let points = Double(tracking)
      changes.append(EnvironmentChange(name: "tracking") { $0.tracking = points })
    }
    if let offset = self.baselineOffset {
      changes.append(EnvironmentChange(.baselineOffset(Double(offset))))
    }
    if let direction = self.writingDirection {
      changes.append(
        EnvironmentChange(name: "writingDirection") {
          $0.paragraphStyle.writingDirection =
            direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
      )
    }
    if let alignment = self.alignment {
      changes.append(
        EnvironmentChange(name: "alignment") { $0.paragraphStyle.alignment = alignment.engine }
      )
    }
    return changes
  }
}

/// The intent of inline markup, as in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The meanings as bits.
  public let rawValue: UInt

  /// Creates intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// A line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that may be a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in the text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
