import Drawing
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// Icons of labels in rows (M2.5).
@MainActor
@Suite struct RowIconTests {
  private func result(
    _ view: some SwiftUI.View,
    _ system: SystemVersion
  ) throws -> LayoutResult {
    var environment = LayoutCore.EnvironmentValues()
    environment.system = system
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: 390, height: 400)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle()
  }

  private let label = SwiftUI.Label("How it works?", systemImage: "checkmark")

  /// The colours of lines, which the symbol is made of.
  private func colors(
    _ view: some SwiftUI.View,
    _ system: SystemVersion = .iOS26
  ) throws -> [String] {
    try result(view, system).displayList(.transparent).elements.compactMap { element in
      if case .stroke(_, .color(let color), _, _, _) = element { color.hex } else { nil }
    }
  }

  private func scale(_ view: some SwiftUI.View, _ system: SystemVersion) throws -> ImageScale? {
    try result(view, system).views.first {
      if case .symbol("checkmark", _) = $0.content { true } else { false }
    }?.environment.imageScale
  }

  @Test(arguments: [
    (SystemVersion.iOS15, "#007aff"), (.iOS17, "#007aff"), (.iOS18, "#007aff"), (.iOS26, "#0088ff"),
  ])
  func theIconIsTinted(_ system: SystemVersion, _ blue: String) throws {
    #expect(try colors(List { label }, system) == [blue])
    #expect(try colors(Form { label }, system) == [blue])
    #expect(try colors(List { NavigationLink(value: 1) { label } }, system).contains(blue))
  }

  @Test func aStyleOrAnotherPlaceHasNoTint() throws {
    #expect(try colors(List { label.foregroundStyle(.red) }) == ["#ff383c"])
    #expect(try colors(List { label.tint(.red) }) == ["#ff383c"])
    #expect(try colors(label) == ["#000000"])
    #expect(
      try !colors(
        List {
          Section {
            Text("a")
          } header: {
            label
          }
        }
      ).contains("#0088ff")
    )
    #expect(
      try colors(
        List {
          SwiftUI.Button(role: .destructive) {
          } label: {
            label
          }
        }
      ) == ["#ff383c"]
    )
  }

  @Test func theIconIsLargeOn26() throws {
    #expect(try scale(List { label }, .iOS26) == .large)
    #expect(
      try scale(
        List {
          SwiftUI.Button {
          } label: {
            label
          }
        },
        .iOS26
      ) == .large
    )
    #expect(try scale(List { label }, .iOS18) == .medium)
    #expect(try scale(label, .iOS26) == .medium)
    #expect(try scale(List { label.imageScale(.small) }, .iOS26) == .small)
  }
}
