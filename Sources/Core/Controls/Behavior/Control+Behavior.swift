package import LayoutCore

extension Control {
  /// What the control does when it is used.
  package var behavior: any ControlBehavior { views.behavior }
}

/// What a control does that has no state of its own to change: what comes of it others know, such as the
/// program, the stack around a link or what opens a menu.
struct InertBehavior: ControlBehavior {}
