internal import LayoutCore

/// What surrounds the view that is being read.
///
/// Readers change it by ``SpecReader/read(in:_:)`` alone, so nothing can stay behind from a view
/// that has been left.
struct ReadingScope {
  /// How many modifiers and containers are open.
  var depth = 0
  /// How many geometry readers are open.
  var readerDepth = 0
  /// Whether the view is repeated, or part of a definition.
  var isInTemplate = false
  /// How many grids are open.
  var gridDepth = 0
  /// Whether the view is drawn by a canvas.
  var isInCanvas = false
  /// How many columns the table has whose rows are being read; nil anywhere else.
  var tableColumns: Int?
  /// How controls look here.
  var controls: ControlLook {
    get { shared.controls }
    set { shared = Shared(newValue, shared.motion) }
  }
  /// What of views that move is around.
  var motion: MotionScope {
    get { shared.motion }
    set { shared = Shared(shared.controls, newValue) }
  }

  /// Few views change it, and every view has surroundings of its own.
  private var shared = Shared(ControlLook(), MotionScope())

  private final class Shared: Sendable {
    let controls: ControlLook
    let motion: MotionScope

    init(_ controls: ControlLook, _ motion: MotionScope) {
      (self.controls, self.motion) = (controls, motion)
    }
  }

  /// The surroundings of views in a canvas, where readers and grids end.
  var ofSymbols: ReadingScope {
    with {
      ($0.readerDepth, $0.gridDepth) = (0, 0)
      $0.isInCanvas = true
      $0.depth += 2
    }
  }

  /// The scope further inside, which differs by `change`.
  func with(_ change: (inout ReadingScope) -> Void) -> ReadingScope {
    var inner = self
    change(&inner)
    return inner
  }
}

/// What is around a view that moves or changes by itself.
struct MotionScope {
  /// Numbers that expressions may name, such as the time that a timeline shows.
  var constants: [String: Double] = [:]
  /// What tells repetitions of a view and uses of a definition from others.
  var path = ""
  /// Whether the view is in a branch that is not there.
  var isAbsent = false
}

/// What is around a control of which its looks depend.
///
/// Controls are made of views while they are read, so that these are no values of the layout's
/// environment.
struct ControlLook {
  var environment = ControlEnvironment()
  var metrics = ControlMetrics()
  var styles = ControlStyles()
  /// The style of pickers that have none of their own.
  var picker = Control.PickerStyle.menu
}
