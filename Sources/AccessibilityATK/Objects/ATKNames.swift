internal import CATK

/// ATK's numbers for what records name; asked for once.
@ATKActor
enum ATKNames {
  static let library = ATKMapper.Library()
  static func role(_ role: ATKRole) -> AtkRole { atk_role_for_name(role.rawValue) }
  static let statesWithTypes: [(state: ATKStates, type: AtkStateType)] = ATKStates.named.map {
    ($0.state, atk_state_type_for_name($0.name))
  }
  static func states(_ states: ATKStates) -> [AtkStateType] {
    statesWithTypes.filter { states.contains($0.state) }.map(\.type)
  }
  static func relation(_ type: ATKRelationType) -> AtkRelationType {
    atk_relation_type_for_name(type.rawValue)
  }
}
