/// Nodes on their way up, in their order.
///
/// Two lists are joined at the price of the shorter one: a list that goes up through thousands of
/// overlays is not copied by each.
struct DraftList {
  /// The first ones, the very first last, so that others find room before them.
  private var front: [AccessibilityDraft] = []
  private var back: [AccessibilityDraft]

  init(_ drafts: [AccessibilityDraft] = []) { back = drafts }

  var isEmpty: Bool { front.isEmpty && back.isEmpty }

  private var count: Int { front.count + back.count }

  /// The nodes.
  var drafts: [AccessibilityDraft] { front.isEmpty ? back : front.reversed() + back }

  /// Puts nodes behind these.
  mutating func append(_ other: consuming DraftList) {
    if other.count <= count {
      back += other.front.reversed()
      back += other.back
    } else {
      other.front += back.reversed()
      other.front += front
      self = other
    }
  }

  /// Puts nodes before these.
  mutating func prepend(_ other: consuming DraftList) {
    swap(&self, &other)
    append(other)
  }

  /// Changes the nodes one by one.
  mutating func change(_ body: (inout [AccessibilityDraft]) -> Void) {
    if !front.isEmpty {
      back = front.reversed() + back
      front = []
    }
    body(&back)
  }
}
