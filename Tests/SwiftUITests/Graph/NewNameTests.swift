import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Names of newer systems do what they say, as far as something here can.
@MainActor @Suite struct NewNameTests {
  @Test func aCustomizationHoldsWhatIsWritten() throws {
    var customization = TabViewCustomization()
    #expect(customization[sidebarVisibility: "home"] == .automatic)
    customization[sidebarVisibility: "home"] = .hidden
    customization[tabBarVisibility: "home"] = .visible
    #expect(customization[tab: "home"].sidebarVisibility == .hidden)
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }

  private struct Tabs: View {
    @State private var shown = 1
    @State private var customization = TabViewCustomization()

    var body: some View {
      TabView(selection: $shown) { tabs(hasMore: true) }
        .tabViewCustomization($customization)
    }

    @TabContentBuilder<Int>
    private func tabs(hasMore: Bool) -> some TabContent<Int> {
      Tab("First", systemImage: "star", value: 1) { Text("one") }
        .customizationID("first")
      if hasMore {
        Tab("Second", systemImage: "star", value: 2) { Text("two") }
          .customizationBehavior(.disabled, for: .sidebar)
      }
    }
  }

  @Test func tabsOfABuilderAreTabs() throws {
    let result = try HostedView(Tabs()).settle()
    let texts = result.views.compactMap(\.string)
    #expect(texts.contains("one") && !texts.contains("two"))
    #expect(texts.contains("First") && texts.contains("Second"))
  }

  @Test func aRoleSaysWhatItsButtonShows() throws {
    let buttons = HStack {
      Button(role: .close) {}
      Button(role: .confirm) {}
    }
    #expect(try HostedView(buttons).texts() == ["Close", "Done"])
  }

  @Test func aFontDescriptorMakesAFont() throws {
    let described = CTFontDescriptorCreateWithNameAndSize("Menlo-Bold", 21)
    let font = CTFontCreateWithFontDescriptor(described, 0, nil)
    #expect(CTFontGetSize(font) == 21)
    #expect(CTFontCopyPostScriptName(font) == "Menlo-Bold")
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(described, 30, nil)) == 30)
    let options: CTFontOptions = [.preventAutoDownload, .preferSystemFont]
    let same = CTFontCreateWithFontDescriptorAndOptions(described, 0, nil, options)
    #expect(CTFontGetSize(same) == 21 && CTFontCopyPostScriptName(same) == "Menlo-Bold")
    let neutral: CTFont = espalierNeutral()
    #expect(CTFontGetSize(neutral) == 12)
    #expect(
      CTFontDescriptorCopyAttribute(described, kCTFontNameAttribute) as? String == "Menlo-Bold"
    )
    #expect(CTFontDescriptorCopyAttribute(described, "other") == nil)
    #expect(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: "/none")) == nil)
  }

  @Test func environmentsOfNewerSystemsAreThere() {
    var values = SwiftUI.EnvironmentValues()
    #expect(values.preferredPencilDoubleTapAction == .switchEraser)
    #expect(values.tabViewBottomAccessoryPlacement == nil)
    values.buttonSizing = .flexible
    #expect(values.buttonSizing == .flexible)
    #expect(values.writingToolsBehavior == .automatic)
  }

  @Test func aSelectionInATextWithAttributesIsItsEndAtFirst() {
    let text = AttributedString("abc")
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(all.indices(in: text) == .ranges([text.startIndex..<text.endIndex]))
  }

  /// What is said to a keyboard changes nothing of its field.
  @Test func whatKeyboardsAreToldIsNotSeen() throws {
    let field = TextField("Mail", text: .constant("a@b"))
    let plain = try HostedView(field).settle().views.map(\.frame)
    let told = field.keyboardType(.emailAddress).textContentType(.emailAddress)
    #expect(try HostedView(told).settle().views.map(\.frame) == plain)
  }
}
