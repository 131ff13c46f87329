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
