/// The part that views play in the control around them.
public enum ControlSlot: UInt8, Sendable, Hashable {
  /// What the control is called.
  case label
  /// The picture of a label.
  case icon
  /// What the control holds.
  case content
  /// Above the content of a section; the titles of a table's columns.
  case header
  /// Below the content of a section.
  case footer
  /// A part of the control's looks, such as the knob of a switch.
  case part
}
