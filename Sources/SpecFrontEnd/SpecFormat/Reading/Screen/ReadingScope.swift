internal import LayoutCore

/// The surroundings of the view that is being read.
///
/// Readers change it by ``SpecReader/read(in:_:)`` alone, so nothing can stay behind from a view
/// that has been left.
struct ReadingScope {
  /// The number of open modifiers and containers.
  var depth = 0
  /// The number of open geometry readers.
  var readerDepth = 0
  /// Whether the view is repeated, or part of a definition.
  var isInTemplate = false
  /// The number of open grids.
  var gridDepth = 0
  /// Whether the view is drawn by a canvas.
  var isInCanvas = false
  /// The number of columns of the table whose rows are being read; nil anywhere else.
  var tableColumns: Int?
  /// The appearance of controls here.
  var controls: ControlScope {
    get { shared.controls }
    set { shared = Shared(newValue, shared.motion) }
  }
  /// The surroundings of views that are animated.
  var motion: MotionScope {
    get { shared.motion }
    set { shared = Shared(shared.controls, newValue) }
  }

  /// Shared copy-on-write: few views change it, but every view has its scope.
  private var shared = Shared(ControlScope(), MotionScope())

  private final class Shared: Sendable {
    let controls: ControlScope
    let motion: MotionScope

    init(_ controls: ControlScope, _ motion: MotionScope) {
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

/// The surroundings of a view that is animated or changes by itself.
struct MotionScope {
  /// Numbers that expressions may name, such as the time that a timeline shows.
  var constants: [String: Double] = [:]
  /// A path that distinguishes repetitions of a view and uses of a definition.
  var path = ""
  /// Whether the view is in a branch that is not there.
  var isAbsent = false
}

/// The surroundings of a control that decide its appearance.
///
/// Controls are made of views while they are read, so that these are no values of the layout's
/// environment.
struct ControlScope {
  var environment = ControlEnvironment()
  var metrics = ControlMetrics()
  var styles = ControlStyles()
  /// The style of pickers that have none of their own.
  var picker = Control.PickerStyle.menu
}
