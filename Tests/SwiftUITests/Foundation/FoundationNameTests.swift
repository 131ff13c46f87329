import Foundation
import SwiftUI
import Testing

/// Classes that Apple's Foundation has and the one on Linux has not.
@Suite struct FoundationNameTests {
  private final class Item: NSObject {}

  @Test func tablesForgetWhatIsGone() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item()
    do {
      let gone = Item()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.anyObject == nil)
    let holding = NSHashTable<Item>()
    holding.add(Item())
    #expect(holding.count == 1)
  }

  @Test func mapsGoByWhatKeysAreAndForgetWhatIsGone() {
    let map = NSMapTable<NSString, Item>.strongToWeakObjects()
    let kept = Item()
    map.setObject(kept, forKey: NSString(string: "a"))
    do { map.setObject(Item(), forKey: NSString(string: "b")) }
    #expect(map.object(forKey: NSString(string: "a")) === kept)
    #expect(map.object(forKey: NSString(string: "b")) == nil)
    #expect(map.count == 1)
    map.removeObject(forKey: NSString(string: "a"))
    #expect(map.count == 0)
    let owners = NSMapTable<Item, NSString>.weakToStrongObjects()
    do { owners.setObject("c", forKey: Item()) }
    #expect(owners.count == 0)
  }

  /// Examples of V18.10.
  @Test(arguments: [
    ("see https://example.com/a?b=1.", ["https://example.com/a?b=1"]),
    ("(http://a.io/x) or ann@home.org", ["http://a.io/x", "mailto:ann@home.org"]),
    ("example.com and e.g. nothing", ["http://example.com"]), ("no links. At all", []),
    ("ftp://a.b/ü", ["ftp://a.b/%C3%BC"]),
  ])
  func detectorsFindLinks(text: String, links: [String]) throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    let found = detector.matches(in: text, range: range)
    #expect(found.compactMap { $0.url?.absoluteString } == links)
    #expect(found.allSatisfy { $0.resultType == .link && $0.phoneNumber == nil })
    #expect(detector.numberOfMatches(in: text, range: range) == links.count)
    #expect(detector.firstMatch(in: text, range: range)?.range == found.first?.range)
  }

  /// Examples of V18.10.
  @Test(arguments: [
    ("call +1 (555) 123-4567 now", "+1 (555) 123-4567"), ("tel 030/1234567", "030/1234567"),
    ("in 2024 or 3.14159265", nil), ("12345678901234567890", nil),
  ])
  func detectorsFindTelephoneNumbers(text: String, number: String?) throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.phoneNumber.rawValue)
    var found: [String?] = []
    detector.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
      match,
      _,
      stop in
      found.append(match?.phoneNumber)
      stop.pointee = true
    }
    #expect(found == (number.map { [$0] } ?? []))
  }

  /// Sums of four threads are whole only if the lock keeps them apart.
  @Test func locksByPlaceKeepThreadsApart() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var sum = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(shared)
        sum += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(sum == 4000)
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func filesAreCoordinatedAtOnce() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var error: NSError?
    NSFileCoordinator().coordinate(writingItemAt: file, error: &error) {
      try? Data("x".utf8).write(to: $0)
    }
    var read: Data?
    NSFileCoordinator().coordinate(readingItemAt: file, error: &error) {
      read = try? Data(contentsOf: $0)
    }
    #expect(read == Data("x".utf8) && error == nil)
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }

  @Test func providersGiveWhatTheyHold() async throws {
    let provider = NSItemProvider(item: NSString(string: "x"), typeIdentifier: "public.text")
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect(item as? NSString == "x")
    await #expect(throws: CocoaError.self) {
      try await NSItemProvider().loadItem(forTypeIdentifier: "public.text")
    }
  }

  @Test func numbersOfCHaveTheirNames() {
    #expect(CGFloat(MAXFLOAT) > 3.4e38 && MAXFLOAT.isFinite)
    #expect(INFINITY == .infinity && NAN.isNaN && HUGE_VAL == .infinity)
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && USEC_PER_SEC == 1_000_000)
    #expect(ProcessInfo.processInfo.thermalState == .nominal && kCFAllocatorDefault == nil)
    let error = NSError(domain: "d", code: 3)
    #expect(CFErrorGetCode(error) == 3 && CFErrorGetDomain(error) == "d")
  }

  @Test func valuesInTheCloudStayHere() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("x", forKey: "name")
    #expect(store.string(forKey: "name") == "x" && store.bool(forKey: "none") == false)
    store.removeObject(forKey: "name")
    #expect(store.object(forKey: "name") == nil)
  }
}
