package import CATK

/// The numbers of roles, states and relations in the running ATK, looked up once.
///
/// Numbers are looked up by name, so that a program built with one version runs with another; those
/// that the running version does not have are `nil`.
package struct ATKLibrary: Sendable {
  /// The library that this program runs with.
  package static let shared = ATKLibrary()

  /// The features of the library that the mapper needs.
  package let features: ATKMapper.Library
  private let roles: [ATKRole: AtkRole]
  private let states: [(state: ATKStates, number: AtkStateType)]
  private let relations: [ATKRelationType: AtkRelationType]

  private init() {
    roles = ATKLibrary.numbers(of: ATKRole.allCases) { role in
      role.names.lazy.map { atk_role_for_name($0) }.first { $0 != ATK_ROLE_INVALID }
    }
    states = ATKStates.named.compactMap { name, state in
      let number = atk_state_type_for_name(name)
      return number == ATK_STATE_INVALID ? nil : (state, number)
    }
    relations = ATKLibrary.numbers(of: ATKRelationType.allCases) { type in
      let number = atk_relation_type_for_name(type.rawValue)
      return number == ATK_RELATION_NULL ? nil : number
    }
    features = ATKMapper.Library(
      knownRoles: Set(roles.keys),
      hasHelpText: (atk_get_major_version(), atk_get_minor_version()) >= (2, 52)
    )
  }

  private static func numbers<Name: Hashable, Number>(
    of names: [Name],
    _ number: (Name) -> Number?
  ) -> [Name: Number] {
    var numbers: [Name: Number] = [:]
    for name in names { numbers[name] = number(name) }
    return numbers
  }

  /// The number of a role, or that of an unknown one.
  package func number(of role: ATKRole) -> AtkRole { roles[role] ?? ATK_ROLE_UNKNOWN }

  /// The number of a type of relation.
  func number(of type: ATKRelationType) -> AtkRelationType? { relations[type] }

  /// The numbers of the states in a set, in the order of ``ATKStates/named``.
  package func numbers(of states: ATKStates) -> [AtkStateType] {
    self.states.filter { states.contains($0.state) }.map(\.number)
  }
}

extension ATKRole {
  /// The names that versions of ATK have for the role: 2.54 calls push buttons "button".
  fileprivate var names: [String] { self == .pushButton ? [rawValue, "button"] : [rawValue] }
}
