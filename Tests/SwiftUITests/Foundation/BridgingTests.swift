import Foundation
import Testing

@testable import SwiftUI

extension CGFloat {
  /// In extensions of the type the name of the function must not mean a member.
  fileprivate var isAlmostWhole: Bool { abs(self.remainder(dividingBy: 1)) <= 0.001 }
}

private final class Counter: NSObject {
  let count = 3
}

/// What sources take of Foundation that is Apple's alone.
@Suite struct BridgingTests {
  @Test func absoluteValuesAreThereInExtensionsOfNumbers() {
    #expect(CGFloat(-2.0005).isAlmostWhole)
    #expect(!CGFloat(-2.4).isAlmostWhole)
  }

  @Test func aPackagesBundleIsTheOneBesideTheSources() {
    #expect(Bundle.module == Bundle.main)
  }

  @Test func valuesOfCoreFoundationAreSwifts() {
    let query: CFDictionary = ["name" as CFString as String: kCFBooleanTrue as Any]
    #expect(query["name"] as? Bool == true)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
  }

  @Test func onlyTheFirstValueOfAWatchedPropertyIsTold() {
    var told: [Int?] = []
    let counter = Counter()
    _ = counter.observe(\.count, options: [.initial, .new]) { told.append($1.newValue) }
    _ = counter.observe(\.count) { told.append($1.newValue) }
    #expect(told == [3])
  }

  @Test func functionsOfCMakeGeometry() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGRectMake(1, 2, 3, 4).size == CGSizeMake(3, 4))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }
}
