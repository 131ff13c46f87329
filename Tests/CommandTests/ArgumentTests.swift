import Foundation
import Testing

/// Arguments that are not what they should be.
@Suite struct ArgumentTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
  }

  private func run(_ line: String) throws -> Espalier.Run {
    try Espalier.shell(line, in: scratch.path)
  }

  // MARK: Names that are close

  @Test(arguments: [
    ("layuot", "layout"), ("conformence", "conformance"), ("Check", "check"), ("help rlt", "rtl"),
  ])
  func aMisspeltSubcommandIsGuessed(_ name: String, _ meant: String) throws {
    let run = try run("\"$espalier\" \(name) card.json")
    #expect(run.status == 64)
    let word = name.split(separator: " ").last ?? ""
    #expect(
      run.errorLines.first
        == "Error: No subcommand is named '\(word)'. Did you mean '\(meant)'?"
    )
  }

  @Test func whatIsFarFromEverythingIsNotGuessed() throws {
    #expect(
      try run("\"$espalier\" render card.json").errorLines.first
        == "Error: No subcommand is named 'render'."
    )
    #expect(
      try run("\"$espalier\" layout card.json --nope").errorLines.first
        == "Error: Unknown option '--nope'"
    )
    #expect(
      try run("\"$espalier\" layout card.json --formt json").errorLines.first
        == "Error: Unknown option '--formt'. Did you mean '--format'?"
    )
  }

  // MARK: Given twice

  @Test(arguments: [
    ("--width 5 --width 6", "--width"), ("--width=5 --width 6", "--width"),
    ("-o a --output b", "--output"), ("-o a -o b", "--output"), ("-q --quiet", "--quiet"),
    ("--format json --format=outline", "--format"),
  ])
  func anOptionGivenTwiceIsAnError(_ options: String, _ name: String) throws {
    let run = try run("\"$espalier\" layout card.json \(options)")
    #expect(run.status == 64)
    #expect(run.errorLines.first == "Error: The option '\(name)' is given twice.")
    #expect(scratch.files == ["card.json"])
  }

  @Test func fontsAreAList() throws {
    let run = try run("\"$espalier\" layout card.json --font none --font none")
    #expect(run.status == 66)
  }

  // MARK: Bytes

  @Test func whatDisturbsTerminalsIsEscaped() throws {
    let run = try run("\"$espalier\" layout $'--\\e[31mwidht'")
    #expect(run.status == 64)
    #expect(run.errorLines.first == #"Error: Unknown option '--\u001b[31mwidht'"#)
    #expect(try self.run("\"$espalier\" $'\\e[31m'").errors.contains(#"'\u001b[31m'"#))
  }

  @Test func aNameThatIsNoUTF8IsOpened() throws {
    let run = try run(
      """
      mkdir specs; cp card.json $'specs/caf\\xe9.json'; cp card.json $'specs/\\xf4\\x8f\\xbf\\xbe.json'
      "$espalier" check specs; "$espalier" check specs/*
      "$espalier" layout $'specs/caf\\xe9.json' -o $'out\\xff'; ls $'out\\xff' | wc -l
      "$espalier" check $'none\\xe9.json'
      """
    )
    #expect(
      run.lines == [
        "2 files with 2 screens are fine", "2 files with 2 screens are fine", "1",
        "1 file cannot be used",
      ]
    )
    #expect(
      run.errorLines == [
        "none\u{FFFD}.json: error: cannot read the file: No such file or directory"
      ]
    )
  }

  @Test func anOptionThatIsNoUTF8IsShown() throws {
    let run = try run("\"$espalier\" layout card.json $'--f\\xe9'")
    #expect(run.errorLines.first == #"Error: Unknown option '--f\xe9'"#)
  }

  // MARK: Help

  @Test(arguments: ["--help", "layout --help", "help check", "--version", ""])
  func helpThatCannotBeWrittenEndsWith74(_ arguments: String) throws {
    let run = try run("\"$espalier\" \(arguments) > /dev/full")
    #expect(run.status == 74)
    #expect(
      run.errorLines == ["espalier: error: cannot write the output: No space left on device"]
    )
  }

  // MARK: Completion

  /// What bash offers at the end of some words.
  private func completions(_ words: String) throws -> [String] {
    let words = words.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let run = try run(
      """
      source <("$espalier" --generate-completion-script bash)
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _espalier espalier "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"; printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    return run.lines.map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
  }

  @Test func valuesAreCompleted() throws {
    #expect(try completions("espalier layout --text ") == ["fixed", "pango"])
    #expect(try completions("espalier layout --format ") == ["json", "outline"])
    #expect(
      try completions("espalier rtl --layout-direction ")
        == ["leftToRight", "ltr", "rightToLeft", "rtl"]
    )
    #expect(
      try completions("espalier layout --dynamic-type-size accessibility")
        == (1...5).map { "accessibility\($0)" }
    )
    #expect(try completions("espalier layout --width ") == ["inf", "nil"])
    #expect(
      try completions("espalier schema ") == [
        "accessibility", "audit", "batch", "conformance", "directions", "displayList", "expanded",
        "explanation", "geometry", "labels", "look", "project", "snapshot", "spec",
      ]
    )
  }

  // MARK: Color

  /// Runs a line on a terminal of its own.
  private func onTerminal(_ line: String) throws -> String {
    try run("TERM=xterm script -qec '\(line)' /dev/null < /dev/null").output
  }

  @Test func messagesHaveColorsOnATerminal() throws {
    try scratch.write("bad.json", SampleSpecs.bad)
    let text = try onTerminal("\"$espalier\" check bad.json")
    #expect(text.contains("bad.json:1:21: \u{1B}[1;31merror\u{1B}[0m: no view is named 'Tetx'"))
    #expect(text.contains("\u{1B}[36mhint\u{1B}[0m: did you mean 'Text'?"))
    #expect(!(try onTerminal("NO_COLOR=1 \"$espalier\" check bad.json").contains("\u{1B}")))
    #expect(try onTerminal("NO_COLOR= \"$espalier\" check bad.json").contains("\u{1B}"))
    #expect(!(try onTerminal("TERM=dumb \"$espalier\" check bad.json").contains("\u{1B}")))
    #expect(!(try run("\"$espalier\" check bad.json").errors.contains("\u{1B}")))
  }

  @Test func comparisonsHaveColorsOnATerminal() throws {
    try scratch.write("golden", "nothing\n")
    let text = try onTerminal("\"$espalier\" accessibility card.json --expect golden")
    #expect(text.contains("\u{1B}[31m- nothing\u{1B}[0m"))
    #expect(text.contains("\u{1B}[32m+ \"toast\""))
    try scratch.write("failing.json", SampleSpecs.failing)
    let failures = try onTerminal("\"$espalier\" conformance failing.json")
    #expect(failures.contains("\u{1B}[31mFAIL failing.json"))
  }

  // MARK: Configuration

  @Test func theMachinesFontsAreNotReadNorComplainedAbout() throws {
    try scratch.write("text.json", #"{ "view": { "type": "Text", "content": "x" } }"#)
    try scratch.write("fonts.conf", "<fontconfig><bogus/><match target=\"none\"/></fontconfig>")
    let plain = try run("\"$espalier\" layout text.json --text pango")
    for variable in [
      "FONTCONFIG_FILE=$PWD/fonts.conf", "FONTCONFIG_FILE=/none", "FC_DEBUG=1",
      "FONTCONFIG_PATH=/none",
    ] {
      let run = try run("\(variable) \"$espalier\" layout text.json --text pango")
      #expect(run.errors == "", "\(variable)")
      #expect(run.output == plain.output, "\(variable)")
    }
  }
}
