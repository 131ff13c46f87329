import SwiftUI

public enum Spacing {
  public static let wide: CGFloat = 24
}

struct Swatch: View {
  var body: some View { Color.orange.frame(width: 40, height: 40) }
}

struct Swatch_Previews: PreviewProvider {
  static var previews: some View { Swatch().previewDisplayName("Orange") }
}
