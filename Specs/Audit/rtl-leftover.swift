import SwiftUI

// The audit's rule rtl-leftover: L17.6 and the HIG as docs/rules/audit.md has them; by hand.

struct TurnedTwice: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: direction == .rightToLeft ? .trailing : .leading) {
      Text("Four minutes")
      Text("Toast")
    }
  }
}

#Preview("fails") {
  TurnedTwice()
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
