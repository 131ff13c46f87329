/// A modifier with data that an animation brings from one value to another.
public protocol AnimatableModifier: Animatable, ViewModifier {}
