/// The version of iOS that a screen looks and behaves like.
///
/// One value chooses the sizes of controls, lists and bars, and what assistive technology is told.
/// `iOS15` and `iOS16` follow recordings of 15.5 and 16.2; on `iOS17` sizes were measured, and
/// accessibility is that of `iOS16`; `iOS18` and `iOS26` follow recordings of 18.5 and 26.2 and, for
/// combined buttons, a reading of 18.5's rules that no recording confirms (A16.1). `iOS27` is that of
/// `iOS26` where no rule says otherwise (M10.4).
///
/// | told to assistive technology | `iOS15` | `iOS16`, `iOS17` | `iOS18` and later |
/// | --- | --- | --- | --- |
/// | combining one button | action listed by its title, no button trait | button trait, action not listed | as `iOS15`, and it is the activation |
/// | combining several buttons | all listed | all but the first listed, no button trait | all listed, the first is also the activation |
/// | title of a stepper | a separate element | its label | its label |
/// | text of a secure field | told | told | bullets |
/// | `accessibilityRemoveTraits(.isButton)` on a button | no effect | removes the trait | removes the trait |
/// | header of a disclosure group | button with an action | no button; on `iOS17` as later ones | button that says whether it is expanded |
public enum SystemVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  case iOS15
  case iOS16
  case iOS17
  case iOS18
  case iOS26
  case iOS27

  /// The default where a screen states none.
  public static let newest = SystemVersion.iOS26

  private var number: Int {
    switch self {
    case .iOS15: 15
    case .iOS16: 16
    case .iOS17: 17
    case .iOS18: 18
    case .iOS26: 26
    case .iOS27: 27
    }
  }

  /// The release that it stands for: the last of its simulators in Xcode (V11.12).
  public var release: (major: Int, minor: Int) {
    switch self {
    case .iOS15: (15, 5)
    case .iOS16: (16, 4)
    case .iOS17: (17, 5)
    case .iOS18: (18, 6)
    case .iOS26: (26, 2)
    case .iOS27: (27, 0)
    }
  }

  /// Whether one version is older than another.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    one.number < other.number
  }
}
