import EspalierTesting
import SwiftUI
import Testing

private enum Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.horizontalSizeClass == .compact ? context.maxDetentValue / 4 : nil
  }
}

private struct Low: View {
  let detent: PresentationDetent

  var body: some View {
    Text("below").sheet(isPresented: .constant(true)) {
      Text("inside").presentationDetents([.large, detent])
    }
  }
}

@MainActor @Suite struct DetentTests {
  @Test func aSheetIsAsHighAsADetentOfOnesOwnSays() {
    let own = Screen(Low(detent: .custom(Quarter.self)), device: .iPhone16)
    let stated = Screen(Low(detent: .height(852 / 4)), device: .iPhone16)
    #expect(own.outline == stated.outline)
    let large = Screen(Low(detent: .large), device: .iPhone16)
    #expect(own.outline != large.outline)
  }
}
