// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// Draws nothing, and returns `false`.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// `true` if an app's code draws the view: if its class is from another module.
  var drawsItself: Bool {
    !_typeName(type(of: self), qualified: true).hasPrefix("UIKit.")
  }

  /// The placeholder of a view that is not drawn here; nil for one that is.
  var place: AnyView? {
    guard let framework = isUnknown ? "UIKit" : FrameworkClass.framework(of: self) else {
      return nil
    }
    return AnyView(EspalierPlaceholder(_placeOf: "\(type(of: self))", from: framework))
  }
}

/// The frameworks that classes are from.
enum FrameworkClass {
  /// Frameworks whose views and controllers are placeholders.
  private static let names: Set<String> = [
    "AVKit", "CarPlay", "ContactsUI", "EventKitUI", "GameKit", "LinkPresentation", "MapKit",
    "MediaPlayer", "MessageUI", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook",
    "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "VisionKit", "WebKit",
  ]

  /// Returns the framework of an object's class or its superclasses; nil for none.
  static func framework(of object: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let module =
        _typeName(current.subjectType as Any.Type, qualified: true)
        .split(separator: ".").first.map(String.init) ?? ""
      if module == "UIKit" { return nil }
      if names.contains(module) { return module }
      mirror = current.superclassMirror
    }
    return nil
  }
}

// Images that code draws into, with their sizes in points.

/// The stack of open drawing contexts.
@MainActor
enum DrawingContexts {
  /// An open drawing context.
  private struct Open {
    let size: CGSize
    let scale: CGFloat
    let context: CGContext
  }

  private static var open: [Open] = []

  /// Runs code with a context that it can ask for.
  static func draw(in context: CGContext, size: CGSize, _ code: () -> Void) {
    open.append(Open(size: size, scale: UIScreen.main.scale, context: context))
    (fill, stroke) = (.black, .black)
    code()
    open.removeLast()
  }

  static func begin(_ size: CGSize, _ scale: CGFloat) {
    open.append(Open(size: size, scale: scale, context: CGContext()))
  }

  static func end() { _ = open.popLast() }

  static var current: CGContext? { open.last?.context }

  /// The colours of paths that are drawn without a context.
  static var fill = Color.black
  static var stroke = Color.black

  static var image: UIImage? {
    open.last.map {
      UIImage(.drawn($0.context._image(size: $0.size)), size: $0.size, scale: $0.scale)
    }
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
