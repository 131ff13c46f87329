import SwiftSyntax

/// The pieces set aside in an earlier version of a module (V16.8).
///
/// It holds in files that are as they were, unless they name something that is declared in another way now:
/// a missing name may be there. All else is decided anew.
struct EarlierAsides {
  typealias File = (path: String, bytes: [UInt8])

  private let earlier: AsideState
  private let files: [File]

  /// - Parameter files: The sources of the earlier version, in the order of the numbers in the state.
  init(_ earlier: AsideState, files: [File]) { (self.earlier, self.files) = (earlier, files) }

  /// Returns the pieces that are still valid in a later version.
  func state(of later: [File]) -> AsideState {
    var numbers: [String: Int] = [:]
    for (number, file) in files.enumerated() { numbers[file.path] = number }
    var (kept, changedNames) = ([Int: Int](), Set<String>())
    for (number, file) in later.enumerated() {
      let before = numbers.removeValue(forKey: file.path)
      if let before, files[before].bytes == file.bytes {
        kept[number] = before
      } else {
        changedNames.formUnion(
          EarlierAsides.changes(from: before.map { files[$0].bytes } ?? [], to: file.bytes)
        )
      }
    }
    for (_, number) in numbers {
      changedNames.formUnion(EarlierAsides.changes(from: files[number].bytes, to: []))
    }
    return state(kept, later, changedNames.union(lostNames(without: Set(kept.values))))
  }

  /// The names that were lost to what was set aside in files that are not kept, which may have them again.
  private func lostNames(without kept: Set<Int>) -> Set<String> {
    var names: Set<String> = []
    for number in files.indices where !kept.contains(number) {
      let bytes = files[number].bytes
      let lost = (earlier.asides[number] ?? []).filter(\.changesDeclarations)
        .map { Array(bytes[$0.range.clamped(to: 0..<bytes.count)]) }
      guard !lost.isEmpty else { continue }
      names.formUnion(
        Interfaces(bytes).texts.keys.filter { name in
          lost.contains { $0.holds(Array(name.utf8)) }
        }
      )
    }
    return names
  }

  private func state(_ kept: [Int: Int], _ later: [File], _ names: Set<String>) -> AsideState {
    var state = AsideState()
    let words = names.map { Array($0.utf8) }
    for (number, before) in kept.sorted(by: { $0.key < $1.key }) {
      guard earlier.asides[before] != nil || earlier.failures[before] != nil,
        !words.contains(where: later[number].bytes.holds)
      else { continue }
      for aside in earlier.asides[before] ?? [] { state.insert(aside, file: number) }
      for (body, count) in earlier.failures[before] ?? [:] {
        for _ in 0..<count { _ = state.noteFailure(file: number, body: body) }
      }
    }
    state.dropped = earlier.dropped.filter { !names.contains($0.key) }
    state.askedAgain = Set(state.dropped.keys)
    state.standIns = earlier.standIns.filter { name, _ in
      let word = Array(name.utf8)
      return !names.contains(name) && later.contains { $0.bytes.holds(word) }
    }
    state.refused = earlier.refused.subtracting(names)
    state.wanted = earlier.wanted
    return state
  }

  /// The names that two versions of a file declare in different ways.
  private static func changes(from old: [UInt8], to new: [UInt8]) -> Set<String> {
    let (before, after) = (Interfaces(old).texts, Interfaces(new).texts)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }
}

extension Aside {
  /// Whether others see that the piece is set aside.
  fileprivate var changesDeclarations: Bool {
    switch kind {
    case .declaration, .attribute, .conformance, .file: true
    case .value: form == .typedValue || form == .truth
    case .view, .modifier, .statement, .body, .unreached: false
    }
  }
}

/// The interfaces of files, as others see them: the text of each declaration without the bodies of
/// functions.
private final class Interfaces: SyntaxVisitor {
  /// The texts by the names of declarations; one without a name counts for the declaration around
  /// it.
  private(set) var texts: [String: [String]] = [:]
  private var around: [String] = []

  init(_ bytes: [UInt8]) {
    super.init(viewMode: .sourceAccurate)
    walk(SourceFileSyntax(bytes: bytes))
  }

  private func note(_ declaration: some DeclSyntaxProtocol, _ text: String) {
    let names = DeclaredNames.names(of: DeclSyntax(declaration)).map { name in
      name.hasPrefix("extension ") ? String(name.dropFirst(10)) : name
    }.filter { $0.allSatisfy(\.isNamePart) && $0 != "init" && $0 != "subscript" }
    for name in names.isEmpty ? around.suffix(1) : names { texts[name, default: []].append(text) }
  }

  /// The text before a block, and what is in it that others see.
  private func open(_ declaration: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    // One more extension changes nothing of a type but its members, unless it conforms to something.
    if !declaration.is(ExtensionDeclSyntax.self) || declaration.inheritanceClause != nil {
      note(declaration, declaration.with(\.memberBlock.members, []).trimmedDescription)
    }
    let names = DeclaredNames.names(of: DeclSyntax(declaration))
    let name = names.first.map { $0.hasPrefix("extension ") ? String($0.dropFirst(10)) : $0 }
    around.append(name ?? "")
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.with(\.body, nil).trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.with(\.body, nil).trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let bindings = node.bindings.map { binding in
      guard let block = binding.accessorBlock, case .getter = block.accessors else {
        return binding
      }
      return binding.with(\.accessorBlock, nil)
    }
    note(node, node.with(\.bindings, PatternBindingListSyntax(bindings)).trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.with(\.accessorBlock, nil).trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.trimmedDescription)
    return .skipChildren
  }
}
