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
