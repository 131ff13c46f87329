import SwiftUI

// The audit's rule screen-title, where a view cannot be compiled that may have a title.

struct Toaster: View {
  var body: some View {
    NavigationStack {
      BrandPage()
    }
  }
}

#Preview("unknown") {
  Toaster()
}
