import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What a picker is in a form (M3.20).
@MainActor
@Suite struct FormPickerTests {
  enum Place: CaseIterable {
    case form, automatic, menu, sheet, outside
  }

  private struct Fruits: SwiftUI.View {
    let place: Place
    @State private var fruit = 1

    private var picker: some SwiftUI.View {
      SwiftUI.Picker("Fruit", selection: $fruit) {
        Text("Apple").tag(1)
        Text("Pear").tag(2)
      }
    }

    var body: some SwiftUI.View {
      NavigationStack {
        switch place {
        case .form: form { picker }
        case .automatic: form { picker.pickerStyle(.automatic) }
        case .menu: form { picker.pickerStyle(.menu) }
        case .sheet: form { Text("Row").sheet(isPresented: .constant(true)) { picker } }
        case .outside: picker
        }
      }
    }

    private func form(@ViewBuilder _ content: () -> some SwiftUI.View) -> some SwiftUI.View {
      Form {
        content()
        Text(verbatim: "fruit \(fruit)")
      }
    }
  }

  private func screen(_ place: Place, _ system: SystemVersion) -> GraphScreen {
    var environment = LayoutCore.EnvironmentValues()
    environment.system = system
    return ViewHost.screen(
      Fruits(place: place),
      in: LayoutScene(
        host: .size(Size(width: 390, height: 844)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
  }

  private func styles(_ screen: GraphScreen) throws -> [Control.PickerStyle] {
    try screen.settle().views.compactMap {
      if case .control(.picker(let style, _, _, _)) = $0.content { style } else { nil }
    }
  }

  @Test(arguments: Place.allCases)
  func toIOS15ItIsALink(_ place: Place) throws {
    let isLink = place == .form || place == .automatic
    #expect(try styles(screen(place, .iOS15)) == [isLink ? .navigationLink : .menu], "\(place)")
    #expect(try styles(screen(place, .iOS16)) == [.menu], "\(place)")
  }
}
