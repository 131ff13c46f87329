import Foundation
import Testing

/// Names that products use once, each of which hid the views around it.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ProductNameTests {
  @Test func namesThatProductsUseOnceCompileAndShow() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "app/Media.xcassets/tick.symbolset/Contents.json",
      #"{"info": {"author": "xcode", "version": 1}, "symbols": [{"filename": "tick.svg", "idiom": "universal"}]}"#
    )
    try scratch.write(
      "app/Media.xcassets/tick.symbolset/tick.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><path d='M0 0h20v20z'/></svg>"
    )
    try scratch.write(
      "app/Names.swift",
      """
      import AppIntents
      import PassKit
      import SwiftUI
      import UIKit
      final class EmojiField: UITextField {
        override var textInputContextIdentifier: String? { "" }
        override var textInputMode: UITextInputMode? {
          UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
        }
      }
      struct Emoji: UIViewRepresentable {
        func makeUIView(context: Context) -> EmojiField { EmojiField() }
        func updateUIView(_ view: EmojiField, context: Context) {}
      }
      struct Choice: AppIntent {
        static let title: LocalizedStringResource = "Choice"
        @Parameter(title: "Account") var account: String?
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Query: Sendable {
        @IntentParameterDependency<Choice>(\\.$account) var choice
        var length: Int { choice?.account.count ?? -1 }
      }
      @MainActor func bars() -> Bool {
        let look = UINavigationBarAppearance()
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let (bar, tools) = (UINavigationBar(), UIToolbar())
        bar.compactScrollEdgeAppearance = look
        tools.compactScrollEdgeAppearance = UIToolbarAppearance()
        return bar.compactScrollEdgeAppearance != nil && tools.compactScrollEdgeAppearance != nil
      }
      #Preview {
        VStack {
          Image(uiImage: UIImage(named: "tick")!)
          Text("symbol \\(UIImage(named: "tick")!.size.width), none \\(UIImage(named: "no") == nil)")
          Text("bars \\(bars()), choice \\(Query().length)")
          Text(
            "\\(PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: [.credit]))"
          )
          Emoji().frame(height: 30)
        }
      }
      """
    )
    let run = try SwiftCommand.run("layout app --format outline --text fixed", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    for text in ["symbol 20.0, none true", "bars true, choice -1", "false"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output)")
    }
  }
}
