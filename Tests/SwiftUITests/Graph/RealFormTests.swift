import EspalierTesting
import SwiftUI
import Testing

/// Forms in which apps write things that are easily missed.
@MainActor
@Suite struct RealFormTests {
  @Test func gesturesMayBeNamedAndDisabled() throws {
    var values: [String] = []
    func tap(_ value: String) -> some Gesture { TapGesture().onEnded { values.append(value) } }
    let screen = Screen(
      VStack {
        Text("a").id("a").simultaneousGesture(tap("off"), isEnabled: false)
        Text("b").id("b").highPriorityGesture(tap("high"), isEnabled: true)
        Text("c").id("c").gesture(tap("named"), name: "tap")
      }
      .onTapGesture { values.append("around") }
    )
    for id in ["a", "b", "c"] { try screen.tap(id) }
    #expect(values == ["around", "high", "named"])
  }

  @Test func fieldsHaveOneLineUnlessTheyGrow() throws {
    let words = String(repeating: "many words ", count: 20)
    let screen = Screen(
      VStack {
        TextField("One", text: .constant(words)).id("one")
        TextField("More", text: .constant(words), axis: .vertical).id("more")
      },
      width: 200,
      height: 900
    )
    #expect(try screen.frame(of: "one").height < 30)
    #expect(try screen.frame(of: "more").height > 100)
  }

  @Test func shapesStylesAndTransitionsAreFound() throws {
    let screen = Screen(
      TabView {
        Color.red.clipShape(.buttonBorder).transition(.opacity.combined(with: .scale))
          .transition(.offset(x: 3)).transition(AnyTransition.move(edge: .top))
          .accessibilityLabel("page")
      }
      .tabViewStyle(.verticalPage)
    )
    #expect(screen.elements.map(\.label).contains("page"))
  }

  @Test func whatAppleFoundationHasIsThere() throws {
    let defaults = try #require(UserDefaults(suiteName: "espalier.real-forms"))
    defaults.setValue([1], forKey: "numbers")
    #expect(defaults.value(forKey: "numbers") as? [Int] == [1])
    defaults.removeObject(forKey: "numbers")
    let now = DispatchTime.now()
    #expect(now.distance(to: now.advanced(by: .milliseconds(5))) == .nanoseconds(5_000_000))
    #expect(MSEC_PER_SEC == 1000)
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ann", "Lee")
    #expect(PersonNameComponentsFormatter().string(from: name) == "Ann Lee")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AL"
    )
  }
}
