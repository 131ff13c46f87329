import SwiftUI

// The audit's rule rtl-leftover: L17.6 and the HIG as docs/rules/audit.md has them; by hand.

struct SwappedByHand: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      if direction == .rightToLeft {
        Text("Toast")
        Spacer()
        Text("Four minutes")
      } else {
        Text("Four minutes")
        Spacer()
        Text("Toast")
      }
    }
  }
}

#Preview("fails") {
  SwappedByHand()
}

#Preview("clean") {
  HStack {
    Text("Four minutes")
    Spacer()
    Text("Toast")
  }
}

#Preview("control") {
  HStack {
    Text("1")
    Spacer()
    Text("2")
  }
  .environment(\.layoutDirection, .leftToRight)
}
