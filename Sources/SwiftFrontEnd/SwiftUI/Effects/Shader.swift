public import LayoutCore

// Shader functions in Metal's language: inert, as there is no Metal to run them.

/// A function in Metal's language with its arguments.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments of the function.
  public var arguments: [Argument]

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a function; its value is not used.
  public struct Argument: Equatable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T,
      _ y: T,
      _ z: T,
      _ w: T
    ) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The rectangle around the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

extension Shader: ShapeStyle {
  /// Returns the style to draw instead: the foreground style, since shaders are not run.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.foreground) }
}

/// A function in Metal's language.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The name of the function.
  public var name: String

  /// Creates a function.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// The function with its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of shader functions.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// A function of the application.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Applies a shader to the view's colours.
  ///
  /// Inert: shaders are not run.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Applies a shader to the positions of the view's pixels.
  ///
  /// Inert: shaders are not run.
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Applies a shader to the view's drawing.
  ///
  /// Inert: shaders are not run.
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// Applies a shader to the view's colours.
  ///
  /// Inert: shaders are not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Applies a shader to the positions of the view's pixels.
  ///
  /// Inert: shaders are not run.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Applies a shader to the view's drawing.
  ///
  /// Inert: shaders are not run.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
