internal import LayoutCore
internal import Synchronization
public import ViewGraph

/// A view in place of one that could not be compiled (V17.1).
///
/// The command writes it; it is not for sources.
public struct EspalierPlaceholder {
  private let number: Int
  private var size = Room.offered
  /// The framework's view or the stopped one that it replaces; nil for code that could not be compiled.
  private var place: ViewPlaceholder?
  /// `true` if the node around it carries the accessibility annotation.
  private var isAnnotated = false

  /// Creates the placeholder of another view.
  ///
  /// - Parameter number: The number of the placeholder in the program.
  public nonisolated init(_ number: Int) { self.number = number }

  /// Creates the view in place of an image, which has a size until it is made resizable (V17.2).
  ///
  /// - Parameter number: Which of the program's placeholders it is.
  public nonisolated init(image number: Int) {
    self.number = number
    size = .image
  }

  /// Creates the view in place of one that is as high as a line of text (V17.2).
  ///
  /// - Parameter number: Which of the program's placeholders it is.
  public nonisolated init(line number: Int) {
    self.number = number
    size = .line
  }

  /// The room that it takes.
  fileprivate enum Room {
    /// All that is offered.
    case offered
    /// That of a symbol beside text.
    case image
    /// The width that is offered, and a line's height.
    case line
  }

  /// Creates the placeholder of a view whose code ended the program (V17.7).
  nonisolated init(_inPlaceOf view: ViewPlaceholder) {
    number = -1
    place = view
  }

  /// Creates the placeholder of a view that a framework would draw (V18.3).
  ///
  /// - Parameters:
  ///   - name: The name of the view's type, as in source code.
  ///   - framework: The name of the framework.
  public nonisolated init(_placeOf name: String, from framework: String) {
    number = -1
    place = ViewPlaceholder(
      .place,
      name,
      reason: "a part of \(framework), of which only the place is shown",
      file: framework
    )
    Self.placesShown.withLock { $0 = true }
    _warnOnce("'\(name)' is a part of \(framework), of which only the place is shown")
  }

  private static let placesShown = Mutex(false)
  /// `true` if a placeholder of a framework's view has been made.
  package static var arePlacesShown: Bool { placesShown.withLock { $0 } }
}

extension EspalierPlaceholder: _PrimitiveView {
  /// Updates the node's engine content: a view that takes the size it is proposed.
  public func _update(_ node: GraphNode) { node.setOutput(.content(.color(nil))) }

  /// Appends the view to its parent node.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    guard view.isAnnotated else {
      let placeholder = view.place ?? PlaceholderTable.current[view.number]
      var inner = view
      inner.isAnnotated = true
      let frame = view.size.frame
      let sized = inner.modifier(
        _StyledModifier { _ in .flexibleFrame(frame, alignment: .center) }
      )
      return _StyledModifier._append(
        _StyledModifier { _ in .annotation(placeholder, bringsViews: false) },
        to: sized,
        in: &cursor
      )
    }
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}

extension EspalierPlaceholder.Room {
  /// The room where nothing is offered, and the most that is taken, in points (V17.2).
  fileprivate var frame: FlexibleFrame {
    let (width, height) = (44.0, 22.0)
    switch self {
    case .offered: return FlexibleFrame(idealWidth: width, idealHeight: height)
    case .line: return FlexibleFrame(idealWidth: width, idealHeight: height, maxHeight: height)
    case .image:
      return FlexibleFrame(
        minWidth: height,
        idealWidth: height,
        maxWidth: height,
        minHeight: height,
        idealHeight: height,
        maxHeight: height
      )
    }
  }
}

// The modifiers of images alone: code that has them for what is missing needs no other change.
extension EspalierPlaceholder {
  /// Takes what is offered, as an image does.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: Image.ResizingMode = .stretch
  ) -> EspalierPlaceholder {
    var view = self
    view.size = .offered
    return view
  }

  /// Stays as it is: there are no pixels.
  public nonisolated func renderingMode(
    _ renderingMode: Image.TemplateRenderingMode?
  ) -> EspalierPlaceholder {
    self
  }

  /// Stays as it is: there are no pixels.
  public nonisolated func interpolation(
    _ interpolation: Image.Interpolation
  ) -> EspalierPlaceholder {
    self
  }

  /// Stays as it is: there are no pixels.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> EspalierPlaceholder { self }
}

/// Records that a statement was reached that could not be compiled and was left out (V17.1).
///
/// The command writes it; it is not for sources.
///
/// - Parameter number: The number of the placeholder in the program.
public func espalierLeftOut(_ number: Int) { PlaceholderLog.note(number, decides: false) }

extension View {
  /// Records that a modifier of the view could not be compiled and was left out (V17.1).
  ///
  /// The command writes it; it is not for sources.
  ///
  /// - Parameter number: The number of the placeholder in the program.
  @discardableResult
  public nonisolated func espalierLeftOut(_ number: Int) -> Self {
    PlaceholderLog.note(number, decides: false)
    return self
  }
}

/// The name that the system has for a symbol which code names by letters alone, as the package SFSafeSymbols does
/// (V16.3): `squareAndArrowUp` is `square.and.arrow.up`, `_1Circle` is `1.circle`.
///
/// The command writes it; it is not for sources.
///
/// - Parameter name: The name in code.
public func espalierSymbolName(_ name: String) -> String {
  var words: [String] = []
  var word = ""
  for character in name where character != "_" {
    let begins = character.isUppercase || word.last?.isNumber != character.isNumber
    if begins, !word.isEmpty {
      words.append(word)
      word = ""
    }
    word += character.lowercased()
  }
  return (words + [word]).joined(separator: ".")
}
