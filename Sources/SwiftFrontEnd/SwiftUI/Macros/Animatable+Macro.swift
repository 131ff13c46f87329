/// Makes what is animated of the stored properties of a type.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "EspalierMacros", type: "AnimatableMacro")

/// Takes a property out of what is animated.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "EspalierMacros", type: "AnimatableIgnoredMacro")
