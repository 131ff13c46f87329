import LayoutCore
import ViewGraph

@testable import SwiftUI

/// A screen whose content depends on a flag.
@MainActor
struct MotionStage {
  let screen: GraphScreen
  private let record: Record

  init<Content: SwiftUI.View>(
    @SwiftUI.ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws {
    record = Record()
    screen = movingScreen(Stage(record: record, content: content))
    try screen.settle()
  }

  /// Makes the flag the other one.
  func toggle() { record.action?() }

  /// The modifiers that are shown at a time.
  func modifiers(at time: Double) throws -> [ModifierContent] {
    try screen.advance(to: time)
    return try screen.shown().views.flatMap { $0.modifiers.compactMap(\.content) }
  }

  /// How far the view that is turned is turned at a time.
  func degrees(at time: Double) throws -> Double? {
    try modifiers(at: time).lazy.compactMap { content -> Double? in
      if case .rotationEffect(let degrees, _) = content { degrees } else { nil }
    }.first
  }

  private struct Stage<Content: SwiftUI.View>: SwiftUI.View {
    let record: Record
    let content: (Bool) -> Content
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      content(isOn)
    }
  }
}

/// A view that a flag turns by 100 degrees.
@MainActor
func turned(_ isOn: Bool) -> some SwiftUI.View {
  SwiftUI.Color.red.rotationEffect(.degrees(isOn ? 100 : 0))
}
