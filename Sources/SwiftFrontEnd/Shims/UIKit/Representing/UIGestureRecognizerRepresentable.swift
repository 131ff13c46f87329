// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A UIKit gesture recognizer on a SwiftUI view: it is made and kept, and recognizes nothing.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a UIKit gesture recognizer on a SwiftUI view.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts touch locations to SwiftUI's coordinate spaces; all are zero, since there are no
/// touches.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    globalPoint
  }
  public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    localPoint
  }
}

extension View {
  /// Adds a UIKit gesture recognizer to the view; a warning tells that it recognizes nothing.
  public func gesture<R: UIGestureRecognizerRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(_UIGestureRecognizerPlace(representable: representable))
  }
}

/// Keeps a UIKit gesture recognizer for a view.
public struct _UIGestureRecognizerPlace<Representable: UIGestureRecognizerRepresentable>:
  ViewModifier
{
  let representable: Representable
  @State private var made = MadeUIGestureRecognizer<Representable>()

  init(representable: Representable) { self.representable = representable }

  public func body(content: Content) -> some View {
    let _ = made.update(representable)
    content
  }
}

/// A recognizer of UIKit that lives as long as the view that it is on.
@MainActor
private final class MadeUIGestureRecognizer<Representable: UIGestureRecognizerRepresentable> {
  private var recognizer: Representable.UIGestureRecognizerType?
  private var coordinator: Representable.Coordinator?

  nonisolated init() {}

  func update(_ representable: Representable) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
    self.coordinator = coordinator
    let context = Representable.Context(coordinator: coordinator, converter: converter)
    if let recognizer {
      return representable.updateUIGestureRecognizer(recognizer, context: context)
    }
    PlaceWarning.show(
      Representable.self,
      "recognizes touches with UIKit, of which there are none"
    )
    recognizer = representable.makeUIGestureRecognizer(context: context)
  }
}
