import Foundation
import SwiftUI
import Testing

/// The keychain, which is in the program's memory.
@Suite(.serialized) struct KeychainTests {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: account,
    ]
    return own.merging(more) { _, new in new } as CFDictionary
  }

  private func password(_ account: String) -> String? {
    var found: CFTypeRef?
    let question = query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
    guard SecItemCopyMatching(question, &found) == errSecSuccess else { return nil }
    return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func itemsAreAddedFoundChangedAndDeleted() {
    SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: "tests"])
    let item = query("ann", [kSecValueData: Data("one".utf8)])
    #expect(password("ann") == nil)
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
    #expect(password("ann") == "one")
    #expect(SecItemUpdate(query("ann"), [kSecValueData: Data("two".utf8)]) == errSecSuccess)
    #expect(password("ann") == "two")
    #expect(SecItemUpdate(query("bob"), [kSecValueData: Data()]) == errSecItemNotFound)
    #expect(SecItemDelete(query("ann")) == errSecSuccess)
    #expect(SecItemDelete(query("ann")) == errSecItemNotFound)
    #expect(password("ann") == nil)
  }

  @Test func attributesOfAllAreHandedOut() {
    let everything: [String: Any] = [kSecClass: kSecClassInternetPassword, kSecAttrServer: "all"]
    SecItemDelete(everything)
    for name in ["ann", "bob"] {
      let item = everything.merging([kSecAttrAccount: name, kSecValueData: Data(name.utf8)]) { $1 }
      #expect(SecItemAdd(item, nil) == errSecSuccess)
    }
    var found: AnyObject?
    let question: [String: Any] = [kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true]
    #expect(
      SecItemCopyMatching(everything.merging(question) { $1 }, &found) == errSecSuccess
    )
    let items = found as? [[String: Any]] ?? []
    #expect(items.compactMap { $0[kSecAttrAccount] as? String } == ["ann", "bob"])
    #expect(items.allSatisfy { $0[kSecValueData] == nil })
    #expect(SecItemAdd([kSecAttrAccount: "nobody"], nil) == errSecParam)
    #expect(SecItemDelete(everything) == errSecSuccess)
  }

  @Test func endingsHaveWords() {
    #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil)?.contains("already exists") == true)
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(bytes.contains { $0 != 0 })
  }
}
