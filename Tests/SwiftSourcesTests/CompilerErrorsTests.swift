import Testing

@testable import SwiftSources

/// How what the compiler says is read.
struct CompilerErrorsTests {
  private func errors(_ output: String) -> CompilerErrors {
    CompilerErrors(output, files: ["a/Card.swift", "/b/List.swift"], module: "Cards")
  }

  @Test func errorsHaveAPlaceANameAndAMessage() {
    let found = errors(
      """
      /b/List.swift:4:40: error: cannot find 'KFImage' in scope [cannot_find_in_scope]
          KFImage(2) // error: none
          ^~~~~~~
      a/Card.swift:2:3: warning: unused [unused]
      a/Card.swift:7:19: error: type 'A' is [wrong] [type_wrong]
      """
    )
    #expect(found.foreign.isEmpty)
    #expect(
      found.text == "0\t7\t19\ttype_wrong\ttype 'A' is [wrong]\n"
        + "1\t4\t40\tcannot_find_in_scope\tcannot find 'KFImage' in scope"
    )
    #expect(found.fileCount == 2)
  }

  @Test func whatIsWrongInAMacrosTextIsWrongWhereItIsAsked() {
    let found = errors(
      """
      /tmp/@__swiftmacro_1A.swift:1:2: error: no 'x' [bad]
      a/Card.swift:3:1: note: in expansion of macro 'Observable' on class 'A' here
      Cards/List.swift:5:6: error: no 'y' [bad]
      """
    )
    #expect(found.text == "0\t3\t1\tbad\tno 'x'\n1\t5\t6\tbad\tno 'y'")
  }

  @Test func whatTheCompilerGaveUpOnCountsOnlyIfNothingElseIsWrong() {
    let line = "a/Card.swift:3:1: error: unable to type-check [expression_too_complex]\n"
    #expect(errors(line).problems.map(\.isOfPatience) == [true])
    #expect(errors(line).text.contains("expression_too_complex"))
    let both = errors(line + "a/Card.swift:5:1: error: no 'x' [bad]\n")
    #expect(both.text == "0\t5\t1\tbad\tno 'x'")
  }

  // V16.1
  @Test func aReturnInABuilderFollowsFromWhatElseIsWrong() {
    let line = "a/Card.swift:3:1: error: no 'return' [result_builder_disabled_by_return]\n"
    #expect(errors(line).text.contains("3\t1\tresult_builder_disabled_by_return"))
    #expect(errors(line + "/b/List.swift:1:1: error: no 'x' [bad]\n").problems.count == 2)
    let both = errors(line + "a/Card.swift:5:1: error: no 'x' [bad]\n")
    #expect(both.text == "0\t5\t1\tbad\tno 'x'")
  }

  @Test func anErrorMayBelongToAGroup() {
    let found = errors("a/Card.swift:1:8: error: 'A' crosses [wrong] [bad_thing] [#Isolation]\n")
    #expect(found.text == "0\t1\t8\tbad_thing\t'A' crosses [wrong]")
  }

  @Test func whatHasNoNameIsNotTheCompilers() {
    let found = errors("a/Card.swift:1:8: error: there is no module 'X' here\nerror: no disk\n")
    #expect(found.problems.isEmpty)
    #expect(found.foreign.count == 2)
  }

  @Test func namesOfErrorsAreNotForPeople() {
    let text = "a.swift:1:2: error: no 'x' [bad_thing]\n   a[b]\na.swift:1:2: warning: b [c d]"
    #expect(
      CompilerErrors.plain(text)
        == "a.swift:1:2: error: no 'x'\n   a[b]\na.swift:1:2: warning: b [c d]"
    )
  }
}
