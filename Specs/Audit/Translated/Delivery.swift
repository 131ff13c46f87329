import SwiftUI

// Texts beside their translations: docs/guide/right-to-left.md shows them; by hand.

struct Delivery: View {
  var number = 4711

  var body: some View {
    HStack {
      Image(systemName: "shippingbox")
        .accessibilityLabel("Parcel")
      VStack(alignment: .leading) {
        Text("Order \(number)")
        Text("On its way").lineLimit(1).frame(width: 80, alignment: .leading)
        Text("Track the parcel")
      }
      Spacer()
      Image(systemName: "chevron.right")
    }
    .padding()
  }
}

#Preview { Delivery() }
