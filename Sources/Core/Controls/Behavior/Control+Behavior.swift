package import LayoutCore

extension Control {
  /// The behaviour of the control when it is used.
  package var behavior: any ControlBehavior { views.behavior }
}

/// The behaviour of a control without state to change: others handle it, such as the program, the
/// stack around a link or the opener of a menu.
struct InertBehavior: ControlBehavior {}
