import CATK
import Testing

@testable import AccessibilityATK

/// What the installed ATK knows of the names that records use.
@Suite struct LibraryTests {
  @Test("The library knows every role but those of newer ones", arguments: ATKRole.allCases)
  func role(_ role: ATKRole) {
    let number = ATKLibrary.shared.number(of: role)
    #expect(ATKLibrary.shared.features.knownRoles.contains(role) == (number != ATK_ROLE_UNKNOWN))
    // 2.56 brings switches; the mapper names another role for libraries without.
    if role != .switch { #expect(number != ATK_ROLE_UNKNOWN) }
    #expect(number != ATK_ROLE_INVALID)
  }

  @Test("The library knows every state", arguments: ATKStates.named.map(\.name))
  func state(_ name: String) throws {
    let state = try #require(ATKStates.named.first { $0.name == name }).state
    let numbers = ATKLibrary.shared.numbers(of: state)
    #expect(numbers.map { String(cString: atk_state_type_get_name($0)) } == [name])
  }

  @Test("The library knows every relation", arguments: ATKRelationType.allCases)
  func relation(_ type: ATKRelationType) throws {
    let number = try #require(ATKLibrary.shared.number(of: type))
    #expect(String(cString: atk_relation_type_get_name(number)) == type.rawValue)
  }

  @Test func `Push buttons have their number whatever the library calls them`() {
    #expect(ATKLibrary.shared.number(of: .pushButton) == ATK_ROLE_PUSH_BUTTON)
  }

  @Test func `States are told in a fixed order`() {
    let numbers = ATKLibrary.shared.numbers(of: [.visible, .busy, .active])
    #expect(numbers == [ATK_STATE_ACTIVE, ATK_STATE_BUSY, ATK_STATE_VISIBLE])
  }

  @Test func `Help texts are there from 2.52 on`() {
    let isNew = atk_get_major_version() > 2 || atk_get_minor_version() >= 52
    #expect(ATKLibrary.shared.features.hasHelpText == isNew)
  }

  @Test func `A default library is the one of Debian 12`() throws {
    guard atk_get_major_version() == 2, atk_get_minor_version() == 46 else { return }
    #expect(ATKLibrary.shared.features == ATKMapper.Library())
  }
}
