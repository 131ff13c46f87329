extension View {
  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View { self }

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// A kind of haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice is changing.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went past a mark upwards.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went past a mark downwards.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has begun.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item has aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Pressure has reached the next level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A collision.
  public static let impact = impact()

  /// The weight of the objects whose impact the feedback imitates.
  public struct Weight: Equatable, Sendable {
    private let number: Int
    /// Between small objects.
    public static let light = Weight(number: 0)
    /// Between medium objects.
    public static let medium = Weight(number: 1)
    /// Between large objects.
    public static let heavy = Weight(number: 2)
  }

  /// The flexibility of the objects whose impact the feedback imitates.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int
    /// Between hard objects.
    public static let rigid = Flexibility(number: 0)
    /// Between objects of medium hardness.
    public static let solid = Flexibility(number: 1)
    /// Between soft objects.
    public static let soft = Flexibility(number: 2)
  }

  /// A collision, with a strength from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }

  /// A collision, with a strength from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }
}
