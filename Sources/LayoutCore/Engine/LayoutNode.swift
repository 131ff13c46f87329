/// A view or modifier that takes part in layout, resolved and compact: what the hot loops read.
///
/// Nodes lie in preorder; `end` is the position behind the last node of a subtree, so the next
/// sibling of a node is its `end`. What `a`, `b` and `extra` mean depends on the kind.
package struct LayoutNode: Sendable {
  package enum Kind: UInt8, Sendable {
    // Leaves
    /// Size (a, b), whatever is proposed.
    case rigid
    /// Takes the proposal.
    case filling
    case circle
    /// Natural size (a, b); `extra`: position of its caps among the insets.
    case resizableImage
    /// Minimum length a, axis in `option`.
    case spacer
    /// Thickness a, axis in `option`.
    case divider
    /// `extra`: position among the texts.
    case text
    /// `extra`: position among the measured texts.
    case measuredText
    /// `extra`: position among the subviews of a layout in another engine.
    case layoutSubview
    // Containers
    /// Sum of gaps a, highest priority b; `extra`: where its children's gaps and order of service
    /// begin.
    case hStack
    case vStack
    case zStack
    /// `extra`: position among the grids.
    case grid
    /// `extra`: position among the lazy grids.
    case lazyGrid
    /// `extra`: position among the layouts.
    case customLayout
    /// Axes in `option`: 1 horizontal, 2 vertical.
    case viewThatFits
    case geometryReader
    // One child
    /// Nothing: a stack of one static child, an effect (`extra`: its transform).
    case passthrough
    /// Sum of both sides a, of top and bottom b; `extra`: position among the insets.
    case padding
    /// Width a, height b, NaN for none.
    case frame
    /// `extra`: position among the flexible frames.
    case flexibleFrame
    /// Axes in `option`: 1 horizontal, 2 vertical.
    case fixedSize
    /// Ratio a, NaN for none; `option` 1 to fill.
    case aspectRatio
    /// `horizontal`: the key; `extra`: position among the guides.
    case alignmentGuide
    /// By (a, b).
    case offset
    /// Centre at (a, b).
    case position
    /// As padding, and a space of its own for what is inside.
    case safeAreaPadding
    /// Regions and edges in `option`.
    case ignoresSafeArea
    /// Axes in `option` as of fixedSize; scrolled by (a, b).
    case scrollView
    // Two children: the view and what a modifier brings along
    /// An overlay or background.
    case layered
    /// Edge in `option`, spacing a; `horizontal`: the guide at which both meet.
    case safeAreaInset

    /// Whether the size of a node of this kind depends on that of several children.
    @inline(__always)
    var isContainer: Bool {
      self == .safeAreaInset
        || rawValue >= Kind.hStack.rawValue && rawValue <= Kind.viewThatFits.rawValue
    }

    /// Whether it has gaps between its children.
    @inline(__always)
    var hasGaps: Bool { self == .hStack || self == .vStack }

    /// Whether it covers edges of what is inside.
    var makesSafeArea: Bool { self == .safeAreaInset || self == .safeAreaPadding }
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The width (height) is the same at every proposal.
    static let rigidWidth = Flags(rawValue: 1)
    static let rigidHeight = Flags(rawValue: 2)
    /// Nothing about the size depends on the proposed width (height).
    static let ignoresWidth = Flags(rawValue: 4)
    static let ignoresHeight = Flags(rawValue: 8)
    /// Lays its children out from right to left.
    static let rightToLeft = Flags(rawValue: 16)
    /// A stack whose children differ in priority.
    static let hasPriorities = Flags(rawValue: 32)
    /// A spacer, perhaps with offsets, effects, overlays and backgrounds.
    static let isSpacer = Flags(rawValue: 64)
    /// May answer less to ∞ than to 0, because guides or a ratio inside change with the proposal.
    static let mayShrink = Flags(rawValue: 128)
    /// A stack that asks its children for their ideal lengths and takes what it is offered across.
    static let isLazy = Flags(rawValue: 256)
    /// A `layoutPriority` says what the priority is.
    static let hasOwnPriority = Flags(rawValue: 512)
    /// A stack whose children have one of two priorities.
    static let hasTwoPriorities = Flags(rawValue: 1024)
    /// A stack that serves its children as declared, or those of either priority, whatever it is
    /// proposed.
    static let servesAsDeclared = Flags(rawValue: 2048)
    /// A stack none of whose children sets the guide at which they meet.
    static let meetsAtDefaults = Flags(rawValue: 4096)
    /// An endless width (height) is answered as nil is.
    static let endlessWidthIsNil = Flags(rawValue: 8192)
    static let endlessHeightIsNil = Flags(rawValue: 16384)

    /// What does not follow from the node's children.
    static let ownOfNode: Flags = [.rightToLeft, .isLazy, .hasOwnPriority]

    static let rigid: Flags = [.rigidWidth, .rigidHeight]
    static let ignoresProposal: Flags = [.ignoresWidth, .ignoresHeight]
    static let endlessIsNil: Flags = [.endlessWidthIsNil, .endlessHeightIsNil]
    static let knownWidth: Flags = [.rigidWidth, .ignoresWidth, .endlessWidthIsNil]
    static let knownHeight: Flags = [.rigidHeight, .ignoresHeight, .endlessHeightIsNil]
    /// What a modifier has of its view unless it says otherwise.
    static let passedOn: Flags = [.rigid, .ignoresProposal, .endlessIsNil, .mayShrink]
    /// What containers read of their children.
    static let knownToParents: Flags = [.rigid, .ignoresProposal, .isSpacer, .mayShrink]
  }

  package var kind: Kind
  package var option: UInt8 = 0
  package var flags: Flags = []
  package var horizontal = AlignmentKey.horizontalCenter
  package var vertical = AlignmentKey.verticalCenter
  package var end: Int32 = 0
  package var parent: Int32
  package var childCount: Int32 = 0
  /// Position in the view tree, or −1 for a container that no one wrote.
  package var view: Int32
  package var extra: Int32 = -1
  /// Where the node's sizes are remembered, among those of containers or of modifiers.
  var memory: Int32 = -1
  /// Position among the spacing preferences.
  package var spacing: Int32 = 0
  /// Guides that may be explicit for this node.
  package var guides: GuideMask = []
  package var priority: Double = 0
  package var a: Double = 0
  package var b: Double = 0
  /// What the node is known to answer to 0, NaN where that is unknown.
  var minimum = Size.unknown

  package init(_ kind: Kind, view: Int, parent: Int32) {
    self.kind = kind
    self.view = Int32(truncatingIfNeeded: view)
    self.parent = parent
  }

  /// Whether a node without children, text and caps is the same as before.
  func isSameLeaf(as other: LayoutNode) -> Bool {
    childCount == 0 && kind == other.kind && kind != .text && kind != .resizableImage
      && a.bitPattern == other.a.bitPattern && b.bitPattern == other.b.bitPattern
  }

  package var axis: Axis { kind == .hStack ? .horizontal : .vertical }
  package var direction: LayoutDirection {
    flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Whether the size along `axis` is the same at every proposal.
  @inline(__always)
  func isRigid(_ axis: Axis) -> Bool {
    flags.contains(axis == .horizontal ? .rigidWidth : .rigidHeight)
  }
}

extension UnsafeMutablePointer<LayoutNode> {
  /// The highest priority among a container's children.
  func highestPriority(inside index: Int) -> Double {
    var highest = -Double.infinity
    var child = index + 1
    while child < self[index].end {
      highest = max(highest, self[child].priority)
      child = Int(self[child].end)
    }
    return highest
  }
}
