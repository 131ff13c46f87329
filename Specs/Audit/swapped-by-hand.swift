import SwiftUI

// The audit's rule swapped-by-hand: the HIG as docs/rules/audit.md has it; by hand.

struct Row: View {
  @Environment(\.layoutDirection) private var direction
  var swaps = true

  var body: some View {
    HStack {
      if swaps, direction == .rightToLeft {
        Text("Toast")
        Text("Four minutes")
      } else {
        Text("Four minutes")
        Text("Toast")
      }
    }
  }
}

struct Column: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack {
      if direction == .rightToLeft {
        Text("Toast")
        Text("Bread")
      } else {
        Text("Bread")
        Text("Toast")
      }
    }
  }
}

#Preview("fails") {
  Row()
}

#Preview("clean") {
  Row(swaps: false)
}

#Preview("control") {
  VStack {
    Column()
    Row()
      .environment(\.layoutDirection, .leftToRight)
  }
}
