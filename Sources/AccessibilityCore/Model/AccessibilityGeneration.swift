/// The systems whose accessibility behaviour differs; the newest is the default.
///
/// `iOS15` and `iOS16` follow recordings; `iOS18` follows recordings of 18.5 and 26 and, for
/// combined buttons, a reading of 18.5's rules that no recording confirms.
///
/// | behaviour | `iOS15` | `iOS16` | `iOS18` |
/// | --- | --- | --- | --- |
/// | combining one button | action listed by its title, no button trait | button trait, action not listed | as `iOS15`, and it is the activation |
/// | combining several buttons | all listed | all but the first listed, no button trait | all listed, the first is also the activation |
/// | title of a stepper | an element of its own | its label | its label |
/// | what is typed into a secure field | told | told | bullets |
/// | `accessibilityRemoveTraits(.isButton)` on a button | no effect | removes the trait | removes the trait |
/// | header of a disclosure group | button with an action | no button | no button |
public enum AccessibilityGeneration: String, Sendable, Hashable, CaseIterable {
  case iOS15
  case iOS16
  case iOS18
}
