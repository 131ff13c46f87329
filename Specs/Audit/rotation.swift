import SwiftUI

// The audit's rule rotation: WCAG 1.3.4 as docs/rules/audit.md has it; by hand.

struct Recipe: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Avocado toast").frame(height: 500)
      Text("Four minutes").frame(height: 100)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

#Preview("fails") {
  Recipe()
}

#Preview("clean") {
  ScrollView { Recipe() }
}

#Preview("control") {
  VStack {
    Text("Avocado toast")
    Spacer()
    Text("Four minutes")
  }
}
