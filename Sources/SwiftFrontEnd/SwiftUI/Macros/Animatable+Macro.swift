/// Synthesizes the animatable data of a type from its stored properties.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "EspalierMacros", type: "AnimatableMacro")

/// Excludes a property from the animatable data.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "EspalierMacros", type: "AnimatableIgnoredMacro")
