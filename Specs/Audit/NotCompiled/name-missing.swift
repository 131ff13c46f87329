import SwiftUI

// The audit's rule name-missing, where a label cannot be compiled: its name is not known.

struct Share: View {
  var body: some View {
    Button {
    } label: {
      BrandIcon()
    }
  }
}

#Preview("unknown") {
  Share()
}
