package import Controls
package import LayoutCore

/// A view of a laid-out screen, as the rules of an audit ask for it.
package struct AuditView: Sendable {
  /// The kind of a view, as far as rules tell views apart.
  package enum Kind: Sendable, Hashable {
    case text
    /// A picture, with the name of its file or asset.
    case image(name: String?)
    case symbol(String)
    case canvas
    case shape
    case color
    indirect case control(Control)
    /// A placeholder of a view that could not be compiled.
    case placeholder
    case other
  }

  /// A line of a text as it is seen.
  package struct Line: Sendable {
    /// The text's scalars that it stands for.
    package var range: Range<Int>
    /// Its rectangle in the layout, in points from the scene's top left corner.
    package var frame: Rect
    /// The direction of its paragraph.
    package var direction: LayoutDirection
  }

  /// The view's path, the same in every run.
  package var id: String
  /// SwiftUI's name of the view.
  package var type: String
  /// The position in the view tree, which front ends know the place in the file of.
  package var source: Int
  /// The kind of the view.
  package var kind: Kind
  /// The position of the view around it; nil at the top.
  package var parent: Int?
  /// The position behind the last view inside of it.
  package var end: Int
  /// In points from the scene's top left corner, the bounding box under all effects.
  package var frame: Rect
  /// The part of the frame that clips and the window leave; nil for none.
  package var visibleFrame: Rect?
  /// The intersection of the clips around, without the window, in points; nil where nothing clips.
  package var clip: Rect?
  /// In which directions something around it scrolls.
  package var scrollAxes: Axis.Set = []
  /// Whether assistive technology is told to pass it by.
  package var isHidden = false
  /// Whether it is transparent, removed by `hidden()`, or laid out without being drawn.
  package var isInvisible = false
  /// Whether it, or something around it, is disabled.
  package var isDisabled = false
  /// Whether it is a background of another view, or in one.
  package var isBehind = false
  /// Whether it lies in a layer over another view: in an overlay.
  package var isOverlay = false
  /// Whether what is presented covers it: a sheet, an alert.
  package var isBehindPresentation = false
  /// Whether it has a tap gesture itself.
  package var answersTaps = false
  /// The gestures other than taps, those of views around it left out.
  package var gestures: FingerGestures = []
  /// Whether something around it says what is typed into fields.
  package var hasPurpose = false
  /// Whether it is a row of a list.
  package var isRow = false
  /// Whether it is an element that keeps what is inside to itself.
  package var ignoresChildren = false
  /// The position of the innermost control around it.
  package var control: Int?
  /// Its part in the innermost control around it.
  package var part: ControlPart?
  /// The whole string of a text as it is shown; nil for other views.
  package var string: String?
  /// The visible part of a text, with its ellipsis; nil where that is not known.
  package var shownText: String?
  /// The lines of a text; empty for other views, and for texts that were measured elsewhere.
  package var lines: [Line] = []
  /// The direction in which the view is laid out.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Whether its drawing is meant to be the same in both directions (L17.10).
  package var keepsDrawing = false
  /// Whether characters of a text are missing.
  package var isTruncated = false
  /// The size of a text's letters in points, before it is shrunk to fit.
  package var fontSize = 0.0
  /// Whether a text's letters are bold.
  package var isBold = false
  /// The parts of a text that a line or another weight marks.
  package var markedParts: [String] = []
  /// The text size that the view is told of.
  package var dynamicTypeSize = DynamicTypeSize.large

  /// Whether the view is one that can be used.
  package var isUsable: Bool {
    if case .control(let control) = kind { control.isUsable } else { false }
  }
}

extension Control {
  /// Whether people act on the control itself, rather than on what is inside of it.
  var isUsable: Bool {
    switch self {
    case .button, .editButton, .link, .navigationLink, .toggle, .slider, .stepper, .textField,
      .picker, .datePicker, .colorPicker, .menu, .disclosureGroup:
      true
    case .label, .labeledContent, .progressView, .gauge, .groupBox, .section, .list, .form, .table,
      .tableRow, .rowControl, .navigationStack, .navigationSplitView, .bar, .tabView:
      false
    }
  }

  /// Whether the system, not the screen, says how large the control is (2.5.8, user agent control).
  var hasOwnSize: Bool {
    switch self {
    case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .editButton, .rowControl,
      .textField, .bar, .tabView, .disclosureGroup:
      true
    case .button, .link, .navigationLink, .menu, .label, .labeledContent, .progressView, .gauge,
      .groupBox, .section, .list, .form, .table, .tableRow, .navigationStack, .navigationSplitView:
      false
    }
  }
}
