/// The types of relations between nodes, by their names in ATK.
package enum ATKRelationType: String, Sendable, Hashable, CaseIterable {
  case controllerFor = "controller-for"
  case controlledBy = "controlled-by"
  case describedBy = "described-by"
  case descriptionFor = "description-for"
  case flowsFrom = "flows-from"
  case flowsTo = "flows-to"
  case labelFor = "label-for"
  case labelledBy = "labelled-by"
  case memberOf = "member-of"
}
