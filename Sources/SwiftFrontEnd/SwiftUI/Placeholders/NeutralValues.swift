internal import Foundation
public import OpenCombine

/// Neutral values of types that have no literal and no known members (V17.5).
struct NeutralValues: Sendable {
  private var makers: [ObjectIdentifier: @Sendable () -> Any] = [:]

  /// The values of Swift, Foundation, Combine and SwiftUI.
  static let system: NeutralValues = {
    var values = NeutralValues()
    values.addWords()
    values.addFoundation()
    values.addCombine()
    values.addLayout()
    values.addLooks()
    return values
  }()

  /// Returns the value of a type; nil if there is none here.
  func value<T>(of type: T.Type) -> T? {
    guard let make = makers[ObjectIdentifier(type)] else { return nil }
    return make() as? T
  }

  private mutating func add<Value>(_ make: @escaping @Sendable () -> Value) {
    makers[ObjectIdentifier(Value.self)] = make
  }

  private mutating func addWords() {
    add { false }
    add { "" }
    add { " " as Character }
    add { "" as StaticString }
    add { " " as Unicode.Scalar }
    add { AnyHashable(0) }
    add { Duration.zero }
    add { ContinuousClock() }
    add { ContinuousClock.now }
  }

  private mutating func addFoundation() {
    add { Date(timeIntervalSinceReferenceDate: 0) }
    add { URL(fileURLWithPath: "/") }
    add { URLComponents() }
    add { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    add { Data() }
    add { Decimal() }
    add { Locale.current }
    add { Calendar.current }
    add { TimeZone.current }
    add { DateComponents() }
    add { DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0) }
    add { IndexPath(indexes: []) }
    add { IndexSet() }
    add { CharacterSet() }
    add { AttributedString() }
    add { NSAttributedString(string: "") }
    add { NSMutableAttributedString(string: "") }
    add { NSString(string: "") }
    add { NSNumber(value: 0) }
    add { NSDictionary() }
    add { NSArray() }
    add { NSPredicate(value: true) }
    add { NSLock() }
    add { NSRecursiveLock() }
    add { NSObject() }
    add { NSError(domain: "espalier", code: 0) }
    add { Notification(name: Notification.Name("espalier")) }
    add { Notification.Name("espalier") }
    add { NotificationCenter.default }
    add { Bundle.main }
    add { UserDefaults.standard }
    add { FileManager.default }
    add { ProcessInfo.processInfo }
    add { DateFormatter() }
    add { NumberFormatter() }
    add { ISO8601DateFormatter() }
    add { DateComponentsFormatter() }
    add { MeasurementFormatter() }
    add { ByteCountFormatter() }
    add { JSONDecoder() }
    add { JSONEncoder() }
    add { OperationQueue.main }
    add { DispatchQueue.main }
    add { Task<Void, Never> {} }
  }

  private mutating func addCombine() {
    add { AnyCancellable {} }
    add { PassthroughSubject<Void, Never>() }
    add { ObservableObjectPublisher() }
  }

  private mutating func addLayout() {
    add { CGPoint.zero }
    add { CGSize.zero }
    add { CGRect.zero }
    add { CGVector.zero }
    add { CGAffineTransform.identity }
    add { ProposedViewSize.unspecified }
    add { EdgeInsets() }
    add { UnitPoint.center }
    add { Angle.zero }
    add { Alignment.center }
    add { HorizontalAlignment.center }
    add { VerticalAlignment.center }
    add { GridItem(.flexible()) }
    add { Path() }
    add { AnyShape(Rectangle()) }
    add { AnyLayout(VStackLayout()) }
    add { PresentationDetent.large }
  }

  private mutating func addLooks() {
    add { Color.clear }
    add { Font.body }
    add { CTFont(name: nil, size: 12) }
    add { Image(size: .zero) }
    add { Text(verbatim: "") }
    add { Gradient(colors: []) }
    add { AnyShapeStyle(Color.clear) }
    add { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
    add { Material.regular }
    add { Animation.default }
    add { AnyTransition.identity }
    add { Transaction() }
    add { StrokeStyle() }
    add { NavigationPath() }
    add { EnvironmentValues() }
    add { Namespace().wrappedValue }
  }
}

extension Binding: EspalierNeutral {
  /// A constant of a neutral value.
  public static var espalierNeutral: Binding<Value> { .constant(SwiftUI.espalierNeutral()) }
}

extension State: EspalierNeutral {
  /// A property with a neutral value.
  public static var espalierNeutral: State<Value> {
    State(initialValue: SwiftUI.espalierNeutral())
  }
}

extension Published: EspalierNeutral {
  /// A property with a neutral value.
  public static var espalierNeutral: Published<Value> {
    Published(initialValue: SwiftUI.espalierNeutral())
  }
}

extension CurrentValueSubject: EspalierNeutral {
  /// A property with a neutral value.
  public static var espalierNeutral: Self { Self(SwiftUI.espalierNeutral()) }
}

extension AnyPublisher: EspalierNeutral {
  /// A publisher that never publishes.
  public static var espalierNeutral: AnyPublisher<Output, Failure> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

extension ClosedRange: EspalierNeutral {
  /// The range from a neutral value to itself.
  public static var espalierNeutral: ClosedRange<Bound> {
    let bound: Bound = SwiftUI.espalierNeutral()
    return bound...bound
  }
}

extension Range: EspalierNeutral {
  /// Empty.
  public static var espalierNeutral: Range<Bound> {
    let bound: Bound = SwiftUI.espalierNeutral()
    return bound..<bound
  }
}

extension Result: EspalierNeutral where Success: Copyable {
  /// The success of a neutral value.
  public static var espalierNeutral: Result<Success, Failure> {
    .success(SwiftUI.espalierNeutral())
  }
}
