// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension AttributeScopes {
  /// The attributes of UIKit's texts.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foundation: FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// The style of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
  }

  /// The attributes of UIKit's texts.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  /// The text with the attributes that UIKit's labels show.
  var textOfKit: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] =
        run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        ?? run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { UIColor($0) }
      attributes[.paragraphStyle] =
        run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
      attributes[.kern] = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
        attributes[.underlineStyle] = 1
      }
      let part = String(self[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    return text
  }
}
