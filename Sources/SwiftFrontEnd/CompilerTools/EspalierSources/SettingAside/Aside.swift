/// A piece of a source that is set aside, and what stands in its place.
struct Aside: Hashable {
  /// The kind of the piece, as documents call it.
  enum Kind: String {
    case view
    case modifier
    case value
    case statement
    case body
    case conformance
    case attribute
    case declaration
    case file
    /// A declaration that no screen needs, which is not compiled at all.
    case unreached
  }

  /// The replacement of a piece; `#` is the number of the placeholder.
  enum Form: String, CaseIterable {
    /// Nothing.
    case blank
    /// In place of a modifier: marks that the view without it was reached.
    case leftOut = ".espalierLeftOut(#)"
    /// A view.
    case view = "SwiftUI.EspalierPlaceholder(#)"
    /// A view that is as large as an image until it is made resizable.
    case image = "SwiftUI.EspalierPlaceholder(image: #)"
    /// A view that is as high as a line of text.
    case line = "SwiftUI.EspalierPlaceholder(line: #)"
    case returnedView = "return SwiftUI.EspalierPlaceholder(#)"
    /// A value of the type that the context needs.
    case value = "SwiftUI.espalierNeutral(#)"
    case returnedValue = "return SwiftUI.espalierNeutral(#)"
    /// The last statement of a body, before its brace.
    case lastReturn = "  return SwiftUI.espalierNeutral(#) "
    case lastReturnedView = "  return SwiftUI.EspalierPlaceholder(#) "
    case color = "SwiftUI.espalierNeutral(#) as Color"
    /// A statement that only marks that it was reached.
    case nothing = "let _ = SwiftUI.espalierLeftOut(#)"
    case returnedNothing = "let _ = SwiftUI.espalierLeftOut(#); return"
    case viewBody = "{ SwiftUI.EspalierPlaceholder(#) }"
    case valueBody = "{ SwiftUI.espalierNeutral(#) }"
    case nothingBody = "{ let _ = SwiftUI.espalierLeftOut(#) }"
    /// The body of an initialiser of a value.
    case selfBody = "{ self = SwiftUI.espalierNeutral(#) }"
    /// The body of an initialiser of a class, for which no neutral value exists.
    case neverBody = "{ let _: Never = SwiftUI.espalierNeutral(#) }"
    /// An initialiser for a class that has lost its own, put behind its brace.
    case initializer = " init() { let _: Never = SwiftUI.espalierNeutral(#) }"
    /// A type and a value of it for a variable, of which ``Aside/detail`` names the type.
    case typedValue = ": @ = SwiftUI.espalierNeutral(#)"
    /// A variable whose name says that it is a truth value, with its name in ``Aside/detail``.
    case truth = "var @: Swift.Bool = SwiftUI.espalierNeutral(#)"
    /// A wrapper that begins with what the variable says, in place of one that reads it from somewhere.
    case state = "@SwiftUI.State"
    /// The name of a wrapper without its arguments.
    case wrapper = "@@"
    /// The piece itself, on the main actor.
    case isolated = "MainActor.assumeIsolated { … }"

    /// Whether the piece stays between two additions.
    var keepsPiece: Bool { self == .isolated }
    /// Whether it asks for a neutral value.
    var isNeutral: Bool { rawValue.contains("espalierNeutral") }
    /// Whether it stands on a path that the program can reach.
    var hasNumber: Bool { rawValue.contains("#") }
  }

  /// Its range in the original source, in bytes.
  let range: Range<Int>
  let kind: Kind
  let form: Form
  /// The source of the piece, shortened.
  let name: String
  /// A name in the replacement, for forms that have one.
  var detail = ""
  /// The compiler's reason.
  var reason = ""
  /// The name that the reason is about; empty if it names nothing.
  var culprit = ""

  /// Whether it is the same edit, for any reason.
  func isSameEdit(as other: Aside) -> Bool { range == other.range && form == other.form }

  /// Returns the replacement's text.
  func text(number: Int) -> String {
    guard form != .blank else { return "" }
    var text = ""
    for character in form.rawValue {
      switch character {
      case "#": text += "\(number)"
      case "@" where form == .typedValue || form == .truth: text += detail
      default: text.append(character)
      }
    }
    return form == .wrapper ? "@" + detail : text
  }
}
