import SwiftUI

// The audit's rule rotation: WCAG 1.3.4 as docs/rules/audit.md has it; by hand.

struct Steps: View {
  var body: some View {
    VStack(spacing: 60) {
      Text("Bread")
      Text("Butter")
      Text("Heat")
      Text("Four minutes")
      Text("Plate")
      Button("Toast") {}
    }
    .fixedSize()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

struct TallAlone: View {
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    VStack {
      Text("Bread")
      if height != .compact {
        Button("Toast") {}
      }
    }
  }
}

#Preview("fails") {
  Steps()
}

#Preview("clean") {
  ScrollView {
    Steps()
  }
}

#Preview("control") {
  NavigationStack {
    List {
      Toggle("Loud", isOn: .constant(true))
      Button("Toast") {}
    }
    .navigationTitle("Toaster")
  }
}

#Preview("unknown") {
  TallAlone()
}
