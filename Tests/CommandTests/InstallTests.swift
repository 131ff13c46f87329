import Foundation
import Testing

/// What `tools/install` puts where.
@Suite struct InstallTests {
  @Test func commandManualAndCompletionsAreInstalled() throws {
    let scratch = try ScratchFolder()
    let tools = URL(fileURLWithPath: Espalier.specs).deletingLastPathComponent()
      .appendingPathComponent("tools/install").path
    let built = URL(fileURLWithPath: Espalier.path).deletingLastPathComponent().path
    // The program that publishes is none of this test's.
    try scratch.write("built/espalier-publish", "#!/bin/true\n")
    try scratch.write("built/espalier-inspect", "#!/bin/true\n")
    let run = try Espalier.shell(
      """
      cp '\(built)/espalier' built/ && '\(tools)' --from built --prefix prefix
      prefix/bin/espalier --version
      MANPATH=$PWD/prefix/share/man man -w espalier
      bash -n prefix/share/bash-completion/completions/espalier && echo complete
      """,
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.lines == [
        "prefix/bin/espalier", "prefix/bin/espalier-publish", "prefix/bin/espalier-inspect",
        "prefix/share/man/man1/espalier.1",
        "prefix/share/bash-completion/completions/espalier",
        "prefix/share/zsh/site-functions/_espalier",
        "prefix/share/fish/vendor_completions.d/espalier.fish", "espalier 0.1.0",
        "\(scratch.path)/prefix/share/man/man1/espalier.1", "complete",
      ]
    )
    #expect(try Espalier.shell("'\(tools)' --nowhere x").status == 64)
  }
}
