// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// Nothing is drawn, which it says.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// Whether code of an app draws the view: what its class is from another module than this one.
  var drawsItself: Bool {
    !_typeName(type(of: self), qualified: true).hasPrefix("UIKit.")
  }

  /// What stands for a view that is not drawn here; nil for one that is.
  var place: AnyView? {
    guard let framework = type(of: self)._framework else { return nil }
    return AnyView(UnknownView(name: "\(type(of: self))", framework: framework))
  }
}

/// What stands for a view of which nothing is known here but its place.
struct UnknownView: View {
  let name: String
  let framework: String

  init(name: String, framework: String) {
    (self.name, self.framework) = (name, framework)
    _warnOnce("'\(name)' is a part of \(framework), of which only the place is shown")
  }

  var body: some View {
    Rectangle()
      .fill(Color.gray.opacity(0.1))
      .overlay {
        Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
      .overlay {
        Text(verbatim: name)
          .font(.caption)
          .foregroundStyle(Color.gray)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(2)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: name))
  }
}

// Images that are drawn into, of which the size is known.

/// What is drawn into now.
@MainActor
enum DrawingContexts {
  /// A picture that is made.
  private struct Open {
    let size: CGSize
    let scale: CGFloat
    let context: CGContext
  }

  private static var open: [Open] = []

  /// Lets code draw into a context that it asks for.
  static func draw(in context: CGContext, size: CGSize, _ code: () -> Void) {
    open.append(Open(size: size, scale: UIScreen.main.scale, context: context))
    code()
    open.removeLast()
  }

  static func begin(_ size: CGSize, _ scale: CGFloat) {
    open.append(Open(size: size, scale: scale, context: CGContext()))
  }

  static func end() { _ = open.popLast() }

  static var current: CGContext? { open.last?.context }

  static var image: UIImage? {
    open.last.map { UIImage(.pixels(nil), size: $0.size, scale: $0.scale) }
  }
}

@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawingContexts.begin(size, 1) }

@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  DrawingContexts.begin(size, scale > 0 ? scale : UIScreen.main.scale)
}

@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.image }

@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { DrawingContexts.end() }
