extension AuditContext {
  /// The film of the screen, whose root counts as judged by the rule that asks for it.
  ///
  /// - Parameter answers: The rule's answers, with a doubt if the film is not known.
  /// - Returns: The film; nil if there is none, or it is not known.
  func film(for answers: inout RuleAnswers) -> AuditFilm? {
    guard let film = facts.film, let root = facts.views.first else { return nil }
    answers.judge(root.id)
    guard let reason = film.reason else { return film }
    answers.doubt(RuleAnswers.Subject(root), reason)
    return nil
  }
}
