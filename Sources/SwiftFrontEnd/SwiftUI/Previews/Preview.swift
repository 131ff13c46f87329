public import Foundation

/// A preview, as far as its macro names it.
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}
}

// The macros of previews, with the forms of Xcode's (V10.15).

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view for each of several arguments.
@freestanding(declaration)
public macro Preview<Arguments: Sequence>(
  _ name: String? = nil,
  arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits for each of several arguments.
@freestanding(declaration)
public macro Preview<Arguments: Sequence>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Makes a variable with a property wrapper the state of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EspalierMacros", type: "PreviewableMacro")

/// A view of a preview.
public struct PreviewContent {
  /// The argument of the preview, as text; nil if it takes none.
  public let argument: String?
  /// Builds the view.
  public let makeView: @MainActor () -> any View

  /// The view of a preview without arguments.
  public static func one(
    @ViewBuilder _ makeView: @escaping @MainActor () -> any View
  ) -> [PreviewContent] {
    [PreviewContent(argument: nil, makeView: makeView)]
  }

  /// The views of a preview, one for each argument.
  @MainActor public static func each<Arguments: Sequence>(
    _ arguments: Arguments,
    @ViewBuilder _ makeView: @escaping @MainActor (Arguments.Element) -> any View
  ) -> [PreviewContent] {
    arguments.map { argument in
      PreviewContent(argument: String(describing: argument)) { makeView(argument) }
    }
  }
}

/// A setting of a preview: its size, orientation or modifier.
public struct PreviewTrait<T> {
  /// The values of a trait.
  package enum Value {
    /// The size of the device.
    case defaultLayout
    /// The ideal size of the view.
    case sizeThatFits
    case fixedSize(CGSize)
    case orientation(InterfaceOrientation)
  }

  /// The values of the trait, or of the traits that it combines.
  package let values: [Value]
  /// Returns the modified view.
  let modify: (any View) -> any View

  init(value: Value) {
    values = [value]
    modify = { $0 }
  }

  init(values: [Value], modify: @escaping (any View) -> any View) {
    self.values = values
    self.modify = modify
  }
}

extension [PreviewTrait<Preview.ViewTraits>] {
  /// Returns the view of a preview with its traits applied, the first innermost.
  @MainActor
  package func modify(_ view: any View) -> any View { reduce(view) { $1.modify($0) } }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view on a device.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }

  /// Sizes the preview to the view's ideal size.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFits) }

  /// Sizes the preview to a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedSize(CGSize(width: width, height: height)))
  }

  /// Portrait orientation.
  public static var portrait: Self { Self(value: .orientation(.portrait)) }

  /// Upside-down portrait orientation.
  public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }

  /// Landscape orientation, on the left side.
  public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }

  /// Landscape orientation, on the right side.
  public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }

  /// Applies a preview modifier to the view.
  @preconcurrency @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self(values: []) { ModifiedPreview(content: AnyView($0), modifier: modifier) }
  }
}

/// Wraps several previews' views, such as in objects that are made once.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the context, which is made once for all previews with the modifier.
  associatedtype Context
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the context that all previews with the modifier share.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes the context that all previews with the modifier share.
  public static func makeSharedContext() async throws {}
}

/// The view that a modifier of previews is given.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

/// A preview with its modifier; empty until the shared context is made.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?

  init(content: AnyView, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else {
      Color.clear.frame(width: 0, height: 0)
        .task {
          do {
            context = try await Modifier.makeSharedContext()
          } catch {
            preconditionFailure("\(Modifier.self) has made nothing for previews: \(error)")
          }
        }
    }
  }
}
