import Foundation
import OpenCombine
import Testing

@testable import SwiftUI

private struct Profile {
  let name: String
  var age: Int?
  let size: CGSize
  let isNew: Bool
  @Binding var isShown: Bool
  let close: Close
  let items: [Item]

  enum Close {
    case after(Int)
    case never
    case at(String)
  }
}

private struct Item: Identifiable {
  let id: UUID
  var price: Decimal
}

private struct Pair<First, Second> {
  let first: First
  let second: Second
}

private enum Level: String, CaseIterable {
  case low
  case high
}

private enum Only { case one }

private enum Holders {
  case first(Int)
  case second(String)
}

private final class Model {
  let name: String
  init(name: String) { self.name = name }
}

private final class Store: EspalierNeutral {
  let count: Int
  init(count: Int) { self.count = count }
  static var espalierNeutral: Store { Store(count: SwiftUI.espalierNeutral()) }
}

private class Loader: EspalierNeutralObject {
  let path: String
  init(path: String) { self.path = path }
  static var espalierNeutralObject: AnyObject { Loader(path: SwiftUI.espalierNeutral()) }
}

private final class SlowLoader: Loader {}

private struct Cell {
  let model: Model
}

private struct Shelf {
  let store: Store
}

private indirect enum Chain {
  case next(Chain)
}

/// What stands in place of values that could not be compiled (V17.5).
@MainActor
@Suite struct NeutralValueTests {
  @Test func plainTypesHaveOne() {
    let words: String = espalierNeutral(0)
    #expect(words == "")
    let number: Int = espalierNeutral(0)
    #expect(number == 0)
    let small: UInt8 = espalierNeutral(0)
    #expect(small == 0)
    let length: CGFloat = espalierNeutral(0)
    #expect(length == 0)
    let isTrue: Bool = espalierNeutral(0)
    #expect(!isTrue)
    let none: Int?? = espalierNeutral(0)
    #expect(none == nil)
    let list: [Item] = espalierNeutral(0)
    #expect(list.isEmpty)
    let table: [String: [Int]] = espalierNeutral(0)
    #expect(table.isEmpty)
    let set: Set<String> = espalierNeutral(0)
    #expect(set.isEmpty)
    let part: Substring = espalierNeutral(0)
    #expect(part == "")
    let date: Date = espalierNeutral(0)
    #expect(date.timeIntervalSinceReferenceDate == 0)
    let marked: NSMutableAttributedString = espalierNeutral(0)
    #expect(marked.length == 0)
    let key: LocalizedStringKey = espalierNeutral(0)
    #expect(key == "")
    let edges: Edge.Set = espalierNeutral(0)
    #expect(edges.isEmpty)
    let nothing: Void = espalierNeutral(0)
    #expect(nothing == ())
    let any: Any = espalierNeutral(0)
    #expect(any is Void)
    let error: any Error = espalierNeutral(0)
    #expect("\(error)".isEmpty == false)
  }

  @Test func viewsAndStylesHaveOne() throws {
    let color: Color = espalierNeutral(0)
    #expect(color == .clear)
    let _: Font = espalierNeutral(0)
    let _: Animation? = espalierNeutral(0)
    let _: AnyShapeStyle = espalierNeutral(0)
    let _: AnyTransition = espalierNeutral(0)
    let text: Text = espalierNeutral(0)
    #expect(text == Text(verbatim: ""))
    let image: Image = espalierNeutral(0)
    #expect(try HostedView(VStack { image }).texts() == [])
    let some: any View = espalierNeutral(0)
    #expect(some is EspalierPlaceholder)
  }

  @Test func whatHoldsThemIsMadeOfThem() {
    let profile: Profile = espalierNeutral(0)
    #expect(profile.name == "" && profile.age == nil && profile.size == .zero)
    #expect(!profile.isNew && !profile.isShown && profile.items.isEmpty)
    guard case .never = profile.close else {
      Issue.record("the first case that holds nothing is 'never'")
      return
    }
    let pair: Pair<Item, (Level, Only, Date)> = espalierNeutral(0)
    #expect(pair.second.0 == .low)
    #expect(pair.first.price == 0)
    let tuple: (String, count: Int, Bool?) = espalierNeutral(0)
    #expect(tuple.0 == "" && tuple.count == 0 && tuple.2 == nil)
    let shelf: Shelf = espalierNeutral(0)
    #expect(shelf.store.count == 0)
    let loader: Loader = espalierNeutral(0)
    #expect(loader.path == "")
    let binding: Binding<Level> = espalierNeutral(0)
    binding.wrappedValue = .high
    #expect(binding.wrappedValue == .low)
    let subject: CurrentValueSubject<[Int], Never> = espalierNeutral(0)
    #expect(subject.value == [])
    let range: ClosedRange<Double> = espalierNeutral(0)
    #expect(range == 0...0)
    let result: Result<Int, any Error> = espalierNeutral(0)
    #expect((try? result.get()) == 0)
  }

  /// What C code would have returned is read and freed.
  @Test func pointersWithoutATypeAreToZeros() {
    let raw: UnsafeRawPointer = espalierNeutral(0)
    #expect(UnsafeRawBufferPointer(start: raw, count: 4_096).allSatisfy { $0 == 0 })
    raw.deallocate()
    let first: UnsafeMutableRawPointer = espalierNeutral(0)
    first.storeBytes(of: 1, as: UInt8.self)
    let second: UnsafeMutableRawPointer = espalierNeutral(0)
    #expect(second.load(as: UInt8.self) == 0)
    first.deallocate()
    second.deallocate()
    let opaque: OpaquePointer = espalierNeutral(0)
    #expect(UnsafeRawPointer(opaque).load(as: Int.self) == 0)
    UnsafeRawPointer(opaque).deallocate()
  }

  @Test func functionsReturnThem() {
    let make: (Int, String) -> Item = espalierNeutral(0)
    #expect(make(3, "a").price == 0)
    let act: () -> Void = espalierNeutral(0)
    act()
    let close: @MainActor () -> Void = espalierNeutral(0)
    close()
  }

  @Test func someHaveNone() {
    #expect(NeutralValue.value(of: Model.self) == nil)
    #expect(NeutralValue.value(of: Cell.self) == nil)
    #expect(NeutralValue.value(of: SlowLoader.self) == nil)
    #expect(NeutralValue.value(of: Holders.self) == nil)
    #expect(NeutralValue.value(of: Chain.self) == nil)
    #expect(NeutralValue.value(of: (Model, Int).self) == nil)
    #expect(NeutralValue.value(of: UnsafePointer<Int>.self) == nil)
    #expect(NeutralValue.value(of: (any Equatable).self) == nil)
    #expect(NeutralValue.value(of: Never.self) == nil)
  }

  // V17.4
  @Test func someDecideWhatIsShown() {
    #expect(NeutralValue.decides(Bool.self))
    #expect(NeutralValue.decides(Int?.self))
    #expect(NeutralValue.decides(Level.self))
    #expect(!NeutralValue.decides(String.self))
    #expect(!NeutralValue.decides(Item.self))
    #expect(!NeutralValue.decides((Bool, Bool).self))
  }

  /// The type of the value is known where the program runs, not where it is asked for.
  @Test func genericCodeGetsThem() {
    func first<Value>(_ type: Value.Type) -> Value { espalierNeutral(0) }
    #expect(first(String?.self) == nil)
    #expect(first([Int].self) == [])
    #expect(first(Level.self) == .low)
  }
}
