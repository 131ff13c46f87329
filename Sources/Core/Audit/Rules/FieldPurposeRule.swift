internal import AccessibilityCore
internal import LayoutCore

/// Whether fields say what about their user is typed into them (W1.14).
enum FieldPurposeRule {
  static let rule = AuditRule(
    id: "field-purpose",
    criterion: "WCAG 1.3.5 AA",
    level: .note,
    failsWhen: "a field is called by something about its user, such as email, phone or "
      + "password, and has neither a content type nor a keyboard for that",
    silentFor: "search fields, editors, disabled fields, names of more than four words; "
      + "languages without such words here; fields called name, code, address, street, city "
      + "or country alone are unknown, for they may be about something else",
    remedy: "say .textContentType(.emailAddress), or silence it if the field is about somebody else"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() {
      guard case .control(.textField(let input)) = view.kind,
        [.plain, .secure].contains(input.kind), facts.shows(index), !view.isDisabled
      else { continue }
      answers.judge(view.id)
      if view.hasPurpose { continue }
      let element = facts.element(around: index).map { facts.elements[$0] }
      let names = [element?.name, input.title, input.prompt].compactMap(\.self)
        .filter { !$0.isEmpty }
      let words = names.map { AuditWords.folded($0) }.filter { $0.count <= mostWords }
      let table = FieldWords(element?.node.language ?? "en")
      let subject = RuleAnswers.Subject(
        id: view.id,
        source: view.source,
        words: input.title ?? input.prompt
      )
      let name = AuditWords.quoted(names.first ?? "")
      if words.contains(where: table.isPersonal) {
        answers.fail(
          subject,
          .note,
          "the field \(name) has no content type, so that nothing can fill it in"
        )
      } else if words.contains(where: table.isVague) {
        answers.doubt(subject, "whether \(name) is about the user is not known")
      }
    }
  }

  /// The most words of a name; more are a sentence.
  private static let mostWords = 4
}

/// The names of fields that are about their user, in a language.
private struct FieldWords {
  /// Words that are about the user wherever they are in a name.
  private let personal: [[String]]
  /// Names that may be about something else.
  private let vague: Set<String>

  init(_ language: String) {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "en":
      personal = [
        ["email"], ["e", "mail"], ["phone"], ["telephone"], ["mobile", "number"],
        ["first", "name"], ["last", "name"], ["full", "name"], ["your", "name"],
        ["given", "name"], ["family", "name"], ["surname"], ["username"], ["user", "name"],
        ["password"], ["zip", "code"], ["postal", "code"], ["postcode"], ["street", "address"],
        ["verification", "code"], ["security", "code"], ["card", "number"], ["birthday"],
        ["date", "of", "birth"],
      ]
      vague = ["name", "code", "address", "street", "city", "country"]
    case "de":
      personal = [
        ["email"], ["e", "mail"], ["telefon"], ["telefonnummer"], ["handynummer"], ["vorname"],
        ["nachname"], ["benutzername"], ["passwort"], ["kennwort"], ["postleitzahl"], ["plz"],
        ["kartennummer"], ["geburtsdatum"],
      ]
      vague = ["name", "code", "adresse", "straße", "ort", "stadt", "land"]
    case "fr":
      personal = [
        ["email"], ["e", "mail"], ["adresse", "électronique"], ["téléphone"], ["prénom"],
        ["nom", "de", "famille"], ["identifiant"], ["mot", "de", "passe"], ["code", "postal"],
        ["date", "de", "naissance"],
      ]
      vague = ["nom", "code", "adresse", "rue", "ville", "pays"]
    case "es":
      personal = [
        ["email"], ["correo"], ["teléfono"], ["apellidos"], ["apellido"], ["usuario"],
        ["contraseña"], ["código", "postal"], ["fecha", "de", "nacimiento"],
      ]
      vague = ["nombre", "código", "dirección", "calle", "ciudad", "país"]
    default: (personal, vague) = ([], [])
    }
  }

  func isPersonal(_ words: [String]) -> Bool {
    personal.contains { wanted in
      words.indices.contains { words[$0...].starts(with: wanted) }
    }
  }

  func isVague(_ words: [String]) -> Bool { vague.contains(words.joined(separator: " ")) }
}
