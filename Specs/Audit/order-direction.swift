import SwiftUI

// The audit's rule order-direction: WCAG 1.3.2 as docs/rules/audit.md has it; by hand.

struct SwappedRow: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 40) {
      if direction == .rightToLeft {
        Text("Toast")
        Text("Four minutes")
      } else {
        Text("Four minutes")
        Text("Toast")
      }
    }
  }
}

struct SwappedNumbers: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 40) {
      if direction == .rightToLeft {
        Text("2")
        Text("1")
      } else {
        Text("1")
        Text("2")
      }
    }
  }
}

#Preview("fails") {
  SwappedRow()
}

#Preview("clean") {
  HStack(spacing: 40) {
    Text("Four minutes")
    Text("Toast")
  }
}

#Preview("control") {
  VStack(spacing: 40) {
    SwappedNumbers()
    HStack(spacing: 40) {
      Button("Back", systemImage: "backward.fill") {}
      Button("Play", systemImage: "play.fill") {}
    }
  }
}
