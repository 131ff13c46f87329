import Badge
import SwiftUI

struct Card: View {
  var body: some View { BadgeView(count: 3) }
}

#Preview("Card") { Card() }
