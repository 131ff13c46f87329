extension LayoutNode {
  /// The properties of a node that do not depend on a proposal.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    @inline(__always)
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The width (height) is the same at every proposal.
    static let rigidWidth = Flags(rawValue: 1)
    static let rigidHeight = Flags(rawValue: 2)
    /// The size does not depend on the proposed width (height).
    static let ignoresWidth = Flags(rawValue: 4)
    static let ignoresHeight = Flags(rawValue: 8)
    /// The children are laid out from right to left.
    static let rightToLeft = Flags(rawValue: 16)
    /// A stack whose children differ in priority.
    static let hasPriorities = Flags(rawValue: 32)
    /// A spacer, perhaps with offsets, effects, overlays and backgrounds.
    static let isSpacer = Flags(rawValue: 64)
    /// The answer to ∞ may be less than to 0: guides or a ratio inside depend on the proposal.
    static let mayShrink = Flags(rawValue: 128)
    /// The sizes are cached as a container's.
    static let isContainer = Flags(rawValue: 256)
    /// A `layoutPriority` sets the priority.
    static let hasOwnPriority = Flags(rawValue: 512)
    /// A stack whose children have one of two priorities.
    static let hasTwoPriorities = Flags(rawValue: 1024)
    /// A stack that serves its children as declared, or those of either priority, whatever it is
    /// proposed.
    static let servesAsDeclared = Flags(rawValue: 2048)
    /// A stack none of whose children sets the guide on which they are aligned.
    static let meetsAtDefaults = Flags(rawValue: 4096)
    /// The answer to an endless width (height) is that to nil.
    static let endlessWidthIsNil = Flags(rawValue: 8192)
    static let endlessHeightIsNil = Flags(rawValue: 16384)

    /// The flags that do not follow from the node's children.
    static let declared: Flags = [.rightToLeft, .hasOwnPriority]

    static let rigid: Flags = [.rigidWidth, .rigidHeight]
    static let ignoresProposal: Flags = [.ignoresWidth, .ignoresHeight]
    static let endlessIsNil: Flags = [.endlessWidthIsNil, .endlessHeightIsNil]
    /// The flags of a node of constant size.
    static let fixed: Flags = [.rigid, .ignoresProposal, .endlessIsNil]
    static let knownWidth: Flags = [.rigidWidth, .ignoresWidth, .endlessWidthIsNil]
    static let knownHeight: Flags = [.rigidHeight, .ignoresHeight, .endlessHeightIsNil]
    /// The flags that a modifier takes over from its view by default.
    static let passedOn: Flags = [.rigid, .ignoresProposal, .endlessIsNil, .mayShrink]
    /// The flags that containers read of their children.
    static let knownToParents: Flags = [.rigid, .ignoresProposal, .isSpacer, .mayShrink]

    /// The flags for an axis.
    @inline(__always)
    static func known(_ axis: Axis) -> Flags { axis == .horizontal ? .knownWidth : .knownHeight }
    @inline(__always)
    static func rigid(_ axis: Axis) -> Flags { axis == .horizontal ? .rigidWidth : .rigidHeight }
    @inline(__always)
    static func ignores(_ axis: Axis) -> Flags {
      axis == .horizontal
        ? [.ignoresWidth, .endlessWidthIsNil] : [.ignoresHeight, .endlessHeightIsNil]
    }
  }
}
