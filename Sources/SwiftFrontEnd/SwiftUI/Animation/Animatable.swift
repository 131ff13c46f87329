/// A type whose data an animation interpolates.
public protocol Animatable {
  /// The animated value.
  associatedtype AnimatableData: VectorArithmetic
  /// The data that animations interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The animatable data: none.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The animatable data: the value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

/// A modifier with data that an animation brings from one value to another.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Synthesizes the animatable data of a type from its stored properties.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "EspalierMacros", type: "AnimatableMacro")

/// Excludes a property from the animatable data.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "EspalierMacros", type: "AnimatableIgnoredMacro")

/// A value that can be added and scaled.
public typealias VectorArithmetic = AnimationCore.VectorArithmetic

/// Two values that are animated together.
public typealias AnimatablePair = AnimationCore.AnimatablePair

/// Any number of values that are animated together.
public typealias AnimatableValues = AnimationCore.AnimatableValues

/// Empty data, which does not animate.
public typealias EmptyAnimatableData = AnimationCore.EmptyAnimatableData

extension CGFloat: AnimationCore.VectorArithmetic {
  /// Multiplies all of the value.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGPoint: Animatable {
  /// The data that animations interpolate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The data that animations interpolate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The data that animations interpolate.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
