import SwiftUI

// The audit's rule double-flip: WCAG 2.2 and the HIG as docs/rules/audit.md has them; by hand.

#Preview("fails") {
  Image(systemName: "chevron.forward")
    .flipsForRightToLeftLayoutDirection(true)
}

#Preview("clean") {
  Image(systemName: "chevron.forward")
}

#Preview("control") {
  VStack {
    Image(systemName: "arrow.right")
      .flipsForRightToLeftLayoutDirection(true)
    Image(systemName: "star")
      .flipsForRightToLeftLayoutDirection(true)
  }
}
