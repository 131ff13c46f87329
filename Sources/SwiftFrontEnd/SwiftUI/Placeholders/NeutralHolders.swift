public import OpenCombine

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
