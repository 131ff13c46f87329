import Foundation
import Testing

/// Values of UIKit by the names that design systems use.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct UIKitNameTests {
  /// Colours in words, fonts by attributes (documented by Apple), texts that are written, and what is read of documents.
  @Test func valuesOfUIKitAreWhatTheyAreNamed() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "app/Names.swift",
      #"""
      import SwiftUI
      import UIKit
      @MainActor func colours() -> String {
        let colours: [UIColor] = [
          .black, .white, .gray, .red, .green, .blue, .purple, .brown,
          UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1),
        ]
        return colours.map(\.accessibilityName).joined(separator: ", ")
      }
      @MainActor func fonts() -> String {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        let bold = plain.addingAttributes([
          .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        let font = UIFont(descriptor: bold, size: 0)
        let named = UIFontDescriptor(fontAttributes: [.name: "Lato-Bold", .size: 11])
        let face = named.withFace("Light").object(forKey: .name) ?? ""
        return "\(font.pointSize) \(bold.symbolicTraits.contains(.traitBold)) "
          + "\(plain.symbolicTraits.contains(.traitBold)) \(named.pointSize) \(face)"
      }
      @MainActor func typed() -> String {
        let field = UITextField()
        field.text = "abcd"
        field.deleteBackward()
        field.insertText("👩‍👩‍👧")
        field.deleteBackward()
        let start = field.position(from: field.beginningOfDocument, offset: 1)
        field.selectedTextRange = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
        field.insertText("xy")
        let end = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
        let beyond = field.position(from: field.endOfDocument, offset: 1) == nil
        return "\(field.text ?? "") \(end) \(beyond)"
      }
      @MainActor func documents() -> String {
        func read(_ type: NSAttributedString.DocumentType) -> String {
          let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: type]
          let data = Data("<b>x</b>".utf8)
          return (try? NSAttributedString(data: data, options: options, documentAttributes: nil))?
            .string ?? "none"
        }
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)
        return "\(read(.plain)) \(read(.html)) \(copy.lineSpacing) \(copy.tabStops.count) "
          + NSStringFromSelector(NSSelectorFromString("go:"))
      }
      #Preview {
        VStack {
          Text(verbatim: colours())
          Text(verbatim: fonts())
          Text(verbatim: typed())
          Text(verbatim: documents())
        }
      }
      """#
    )
    let run = try SwiftCommand.run("layout app --text fixed", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    for text in [
      "black, white, gray, red, green, blue, purple, brown, dark blue, light green",
      "20.0 true false 11.0 Lato-Light", "axy 3 true", "<b>x</b> none 3.0 1 go:",
    ] { #expect(run.output.contains("\"content\": \"\(text)\""), "\(run.output)") }
    #expect(run.errors.contains("a document of the kind NSHTML is not read into a text\n"))
  }
}
