import Foundation
import Testing

/// Programs of Swift files that do not play by the rules, and what happens to them from outside.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct HostileProgramTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let endings = """
    import SwiftUI
    @_silgen_name("fork") func copyOfThisProgram() -> Int32
    @_silgen_name("quick_exit") func end(_ status: Int32)
    @_silgen_name("daemon") func hide(_ stays: Int32, _ keeps: Int32) -> Int32
    let nothing = [strdup("true"), nil]
    #Preview("before") { Text("before") }
    #Preview("_exit") {
      let _ = _exit(0)
      Text("never")
    }
    #Preview("execv") {
      let _ = execv("/bin/true", [strdup("true"), nil])
      Text("never")
    }
    #Preview("quick_exit") {
      let _ = end(0)
      Text("never")
    }
    #Preview("daemon") {
      let _ = hide(1, 1)
      Text("never")
    }
    #Preview("execvp") {
      let _ = execvp("true", nothing)
      Text("never")
    }
    #Preview("execve") {
      let _ = execve("/bin/true", nothing, [nil])
      Text("never")
    }
    #Preview("fexecve") {
      let _ = fexecve(open("/bin/true", O_RDONLY), nothing, [nil])
      Text("never")
    }
    #Preview("fork") { Text(copyOfThisProgram() > 0 ? "copied" : "a copy") }
    #Preview("posix_spawn") {
      let _ = {
        var process = pid_t()
        let words = [strdup("echo"), strdup("said by another program"), nil]
        posix_spawn(&process, "/bin/echo", nil, nil, words, [nil])
        waitpid(process, nil, 0)
      }()
      Text("spawned")
    }
    #Preview("exit") {
      Text("never").onAppear { exit(0) }
    }
    #Preview("after") { Text("after") }
    """

  /// Code of a screen that writes wherever it can does not reach the files of who started it.
  @Test func filesOfTheCallerAreOutOfReach() throws {
    try scratch.write(
      "writes.swift",
      """
      import SwiftUI
      #Preview { Text("wrote \\(write(9, "spoilt", 6))") }
      """
    )
    try scratch.write("other.swift", "import SwiftUI\n#Preview { Text(\"other\") }\n")
    let run = try SwiftCommand.shell(
      "exec 9>kept; $espalier layout writes.swift other.swift --format outline",
      in: scratch.path
    )
    #expect(run.status == 0)
    #expect(run.output.contains("\"wrote -1\""))
    #expect(try scratch.read("kept") == "")
  }

  /// A program that ends with the status of success and shows nothing is no success.
  @Test func endsWithoutAWordAreRefused() throws {
    try scratch.write("ends.swift", Self.endings)
    let run = try SwiftCommand.run("layout ends.swift --format outline", in: scratch.path)
    #expect(run.status == 70)
    for (call, line) in [
      ("_exit", 7), ("execv", 11), ("quick_exit", 15), ("daemon", 19), ("execvp", 23),
      ("execve", 27), ("fexecve", 31), ("exit", 45),
    ] {
      #expect(run.errors.contains("the code of a screen ended the program (\(call)) before all"))
      #expect(
        run.errors.contains("ends.swift:\(line):1: error: the preview '\(call)' is not shown")
      )
    }
    #expect(run.errors.contains("called fork; the copy of the program is ended"))
    let titles = run.lines.filter { $0.hasPrefix("ends.swift#") }.map { $0.prefix { $0 != ":" } }
    let shown = ["before", "fork", "posix_spawn", "after"]
    #expect(titles == shown.map { "ends.swift#\($0)" })
    #expect(run.output.contains("\"copied\""))
    // What is started beside the program says what it says where `print` of the program does.
    #expect(run.output.contains("\"spawned\""))
    #expect(run.errors.contains("said by another program") && !run.output.contains("said by"))
  }

  /// A control group of less memory than the program takes.
  @Test(.enabled(if: Espalier.canMount)) func theMemoryOfAGroupIsNotTakenWhole() throws {
    try scratch.write(
      "takes.swift",
      """
      import SwiftUI
      struct Takes: View {
        var body: some View {
          var pieces: [[UInt8]] = []
          while pieces.count < 10_000 { pieces.append(Array(repeating: 1, count: 1_000_000)) }
          return Text("\\(pieces.count)")
        }
      }
      #Preview("takes") { Takes() }
      #Preview("after") { Text("after") }
      """
    )
    try scratch.write("limit", "600000000\n")
    let run = try SwiftCommand.shell(
      """
      $espalier check --no-run takes.swift > /dev/null
      unshare --user --map-root-user --mount bash -c '
        for path in /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes; do
          [ -e $path ] && mount --bind limit $path
        done
        $espalier layout takes.swift --format outline'
      """,
      in: scratch.path
    )
    #expect(run.status == 70)
    #expect(run.errors.contains("stopped: nearly all of the machine's memory is used"))
    #expect(run.errors.contains("takes.swift:9:1: error: the preview 'takes' is not shown"))
    #expect(run.output.contains("\"after\""))
  }

  /// Each of several programs says that it is done; what comes from one that does not is named.
  @Test func eachOfSeveralProgramsSaysThatItIsDone() throws {
    let descriptors = "for descriptor in Int32(3)..<30"
    try scratch.write(
      "closes.swift",
      """
      import SwiftUI
      #Preview {
        let _ = { \(descriptors) { close(descriptor) } }()
        Text("x")
      }
      """
    )
    try scratch.write(
      "garbage.swift",
      """
      import SwiftUI
      #Preview {
        let _ = { \(descriptors) { write(descriptor, String(repeating: "A", count: 99), 99) } }()
        Text("x")
      }
      """
    )
    try scratch.write("fine.swift", "import SwiftUI\n#Preview { Text(\"fine\") }\n")
    let run = try SwiftCommand.run(
      "layout closes.swift garbage.swift fine.swift --format outline",
      in: scratch.path
    )
    #expect(run.status == 70)
    #expect(run.errors.contains("closes.swift: error: its program ended before all was shown"))
    #expect(run.errors.contains("garbage.swift: error: its program wrote to a line that is not"))
    #expect(run.output.contains("\"fine\""))
  }

  /// The compiler would take such a name for an option, which says where its output goes.
  @Test func aNameOfASourceIsNoOption() throws {
    try scratch.write("-oImportant.swift", "import SwiftUI\n#Preview { Text(\"shown\") }\n")
    try scratch.write("Important.swift", "precious")
    let run = try SwiftCommand.run(
      "layout --format outline -- -oImportant.swift",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"shown\""))
    #expect(try scratch.read("Important.swift") == "precious")
    #expect(scratch.files == ["-oImportant.swift", "Important.swift"])
  }

  /// Equal sources in two places have the files of their own place, at the same time as well.
  @Test func aBundleIsThatOfItsRun() throws {
    for place in ["one", "two"] {
      try scratch.write("\(place)/Package.swift", "")
      try scratch.write("\(place)/App/who.txt", "in \(place)")
      try scratch.write(
        "\(place)/App/Who.swift",
        """
        import SwiftUI
        #Preview {
          Text(try! String(contentsOf: Bundle.main.url(forResource: "who", withExtension: "txt")!))
        }
        """
      )
    }
    let run = try SwiftCommand.shell(
      """
      for place in one two; do
        (cd $place; for turn in 1 2 3; do $espalier layout App/Who.swift --format outline; done) &
      done
      wait
      """,
      in: scratch.path
    )
    for place in ["one", "two"] {
      #expect(run.output.components(separatedBy: "\"in \(place)\"").count == 4, "\(run.errors)")
    }
  }

  /// What a path may have in it: quotation marks, spaces, and what shells and linkers have uses for.
  @Test func quotesInPathsAreCharacters() throws {
    let folder = "a \"b\" 'c' $d, `e`; \\f"
    try scratch.write(
      "\(folder)/Card \"1\".swift",
      "import SwiftUI\n#Preview { Color.brand }\n"
    )
    try scratch.write("\(folder)/A.xcassets/brand.colorset/Contents.json", "{}")
    // Names that are none of Swift's go without, those of Swift's own in quotation marks.
    for name in ["+", "Any", "Type", "self", "init", "a\"b", "two\nlines", "1", "Protocol"] {
      try scratch.write("\(folder)/A.xcassets/\(name).colorset/Contents.json", "{}")
      try scratch.write("\(folder)/A.xcassets/\(name).imageset/Contents.json", "{}")
      try scratch.write(
        "\(folder)/A.xcassets/\(name)/Contents.json",
        #"{"properties": {"provides-namespace": true}}"#
      )
      try scratch.write("\(folder)/A.xcassets/\(name)/x.imageset/Contents.json", "{}")
    }
    let run = try Espalier.run(arguments: ["--version"])
    #expect(run.status == 0)
    try scratch.write("folder", folder)
    let shown = try SwiftCommand.shell(
      "cd \"$(cat folder)\" && $espalier layout 'Card \"1\".swift' --format outline",
      in: scratch.path
    )
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.contains("Color"))
  }

  /// Compilers end with the command, however that ends, and nothing of their work stays.
  @Test(arguments: ["INT", "TERM", "KILL"])
  func nothingIsLeftOfAnEndedCompilation(_ signal: String) throws {
    try scratch.write("slow.swift", "import SwiftUI\n#Preview { Text(\"\(signal)\") }\n")
    let run = try SwiftCommand.shell(
      """
      set -m  # Without job control, what runs in the background ignores interrupts.
      export XDG_CACHE_HOME=$PWD/cache
      $espalier layout slow.swift > /dev/null 2>&1 &
      command=$!
      for turn in $(seq 400); do
        [ -e cache/espalier/unfinished-*/temporaries/* ] 2> /dev/null && break
        sleep 0.02
      done
      kill -\(signal) $command
      wait $command
      echo status $?
      for turn in $(seq 250); do
        left=$(ls -d cache/espalier/unfinished-* 2> /dev/null; pgrep -f "$PWD/cache/espalier/unfinished")
        [ -z "$left" ] && break
        sleep 0.02
      done
      echo left: $left
      """,
      in: scratch.path
    )
    let status = ["INT": 130, "TERM": 143, "KILL": 137][signal] ?? 0
    #expect(run.lines == ["status \(status)", "left:"], "\(run.output) \(run.errors)")
  }

  /// A disk of a few kilobytes.
  @Test(.enabled(if: Espalier.canMount)) func aFullDiskIsSaid() throws {
    try scratch.write("full.swift", "import SwiftUI\n#Preview { Text(\"full\") }\n")
    let run = try SwiftCommand.shell(
      """
      mkdir cache
      # What sources are compiled against is there before the disk is full.
      $espalier check full.swift > /dev/null
      unshare --user --map-root-user --mount bash -c '
        mount -t tmpfs -o size=16k none cache
        XDG_CACHE_HOME=$PWD/cache $espalier layout full.swift; echo status $?'
      """,
      in: scratch.path
    )
    #expect(run.lines == ["status 74"], "\(run.errors)")
    #expect(run.errors.contains("No space left on device"))
  }

  /// What is looked for before there is a program has no more time than that.
  @Test func theDriverComputesNoLongerThanScreensMay() throws {
    let groups = (0..<200_000).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1), F); path = a; sourceTree = \"<group>\"; };"
    }
    try scratch.write(
      "Deep.xcodeproj/project.pbxproj",
      """
      { objects = { \(groups.joined(separator: "\n"))
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        P = {isa = PBXProject; mainGroup = G0; }; }; rootObject = P; }
      """
    )
    try scratch.write("App/A.swift", "import SwiftUI\n#Preview { Text(\"x\") }\n")
    let run = try SwiftCommand.run("check --max-seconds 0.1 App", in: scratch.path)
    #expect(run.status == 65)
    #expect(
      run.errors
        == "espalier: error: stopped after 0.1 s of looking for sources in App\n"
        + "hint: --max-seconds lets it take longer\n"
    )
  }

  /// The error comes first; what may help is looked for in the project alone.
  @Test func aMissingNameIsSaidBeforeItIsLookedFor() throws {
    try scratch.write("project/Package.swift", "")
    for name in ["a", "b"] { #expect(symlink(".", scratch.path + "/project/" + name) == 0) }
    #expect(symlink("..", scratch.path + "/project/App") == 0 || errno == EEXIST)
    try scratch.write("project/Views/Card.swift", "import SwiftUI\n#Preview { Undeclared() }\n")
    try scratch.write("project/Other/Undeclared.swift", "struct Undeclared {}\n")
    let run = try SwiftCommand.run("layout Card.swift", in: scratch.path + "/project/Views")
    #expect(run.status == 65)
    let errors = run.errors
    let error = try #require(errors.range(of: "error: cannot find 'Undeclared' in scope"))
    let hint = try #require(errors.range(of: "hint: other files declare what is missing"))
    #expect(error.upperBound < hint.lowerBound)
    #expect(errors.contains("'\(scratch.path)/project'"))
  }
}
