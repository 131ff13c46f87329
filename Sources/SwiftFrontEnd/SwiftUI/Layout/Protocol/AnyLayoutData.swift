public import AnimationCore

/// The type-erased data of a layout: the data of different types do not interpolate (T1.15).
public struct _AnyLayoutData: VectorArithmetic {
  /// The layout's type; nil for data of none.
  private var type: ObjectIdentifier?
  private var numbers: AnimatedNumbers

  private init(_ type: ObjectIdentifier?, _ numbers: AnimatedNumbers) {
    (self.type, self.numbers) = (type, numbers)
  }

  init<L: Layout>(of layout: L) {
    // Layouts without animatable data are equal to any other of their type.
    let hasData = L.AnimatableData.self != EmptyAnimatableData.self
    self.init(
      hasData ? ObjectIdentifier(L.self) : nil,
      hasData ? AnimatedNumbers(own: layout.animatableData) : .zero
    )
  }

  /// The value that adds nothing.
  public static var zero: _AnyLayoutData { _AnyLayoutData(nil, .zero) }

  /// The sum; the first of two types.
  public static func + (first: _AnyLayoutData, second: _AnyLayoutData) -> _AnyLayoutData {
    guard let type = first.type ?? second.type, second.type == nil || second.type == type else {
      return first
    }
    return _AnyLayoutData(type, first.numbers + second.numbers)
  }

  /// The difference; none between two types.
  public static func - (first: _AnyLayoutData, second: _AnyLayoutData) -> _AnyLayoutData {
    guard first.type == second.type, let type = first.type else { return .zero }
    let change = first.numbers - second.numbers
    return change.isZero ? .zero : _AnyLayoutData(type, change)
  }

  /// Scales all components.
  public mutating func scale(by rhs: Double) { numbers.scale(by: rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { numbers.magnitudeSquared }

  /// The layout with the data, if they are of its type.
  func layout<L: Layout>(like layout: L) -> L {
    guard type == ObjectIdentifier(L.self), let own = numbers.own as? L.AnimatableData else {
      return layout
    }
    var layout = layout
    layout.animatableData = own
    return layout
  }
}

extension AnyLayout: Animatable {
  /// The data of the layout inside, which moves to another one of its type (T1.15).
  public var animatableData: _AnyLayoutData {
    get { base.data }
    set { base = base.replacing(newValue) }
  }
}

extension Layout {
  fileprivate var data: _AnyLayoutData { _AnyLayoutData(of: self) }

  fileprivate func replacing(_ data: _AnyLayoutData) -> any Layout { data.layout(like: self) }
}
