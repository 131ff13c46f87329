import LayoutCore
import Testing

@testable import SwiftUI

/// Which texts are keys, and what keys are made of (V11, V13.1).
@MainActor
@Suite struct WordsTests {
  private func shown(_ text: Text) throws -> String {
    try HostedView(text).texts().joined(separator: "|")
  }

  // V11.2
  @Test func numbersInKeysAreGrouped() throws {
    #expect(try shown(Text("\(1234) of \(UInt(5678))")) == "1,234 of 5,678")
    #expect(try shown(Text("100 % of \("it")")) == "100 % of it")
    #expect(try shown(Text("\(1.5, specifier: "%.2f")")) == "1.50")
    #expect(LocalizedStringKey("\(1) \("a") \(1.5)") == LocalizedStringKey("\(1) \("a") \(1.5)"))
    #expect(LocalizedStringKey("\(1)") != LocalizedStringKey("\(2)"))
  }

  // V13.1
  @Test func variablesAreNoKeys() throws {
    let number = "\(1234)"
    #expect(try shown(Text(number)) == "1234")
    #expect(try shown(Text("n " + number)) == "n 1234")
    #expect(try shown(Text(verbatim: "\(1234)")) == "1234")
    #expect(try shown(Text(true ? "\(1234)" : "none")) == "1,234")
  }

  // V11.5
  @Test func textsAreJoined() throws {
    let text = Text("a").font(.title) + Text("b") + Text("\(Text("c")) d")
    #expect(try shown(text) == "abc d")
    let joined = try HostedView(text.font(.caption)).settle()
    let plain = try HostedView(Text("abc d").font(.caption)).settle()
    let size = { (result: LayoutResult) in result.views.first?.frame.height ?? 0 }
    #expect(size(joined) > size(plain))
  }
}
