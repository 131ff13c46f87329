import Foundation
import Testing

/// What the command needs besides itself, and what it says when that is not there.
@Suite struct LibraryTests {
  @Test func withoutTheProgramThatPublishesTheCommandNamesIt() throws {
    let scratch = try ScratchFolder()
    let command = scratch.path + "/espalier"
    try FileManager.default.copyItem(atPath: Espalier.path, toPath: command)
    let run = try Espalier.shell("./espalier publish screen.json", in: scratch.path)
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(
      run.errorLines == [
        "espalier: error: cannot start \(command)-publish: No such file or directory",
        "hint: it is built with 'swift build --product espalier-publish'",
      ]
    )
  }

  @Test func withoutTheLibraryForRealTextTheCommandNamesIt() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", #"{ "view": { "type": "Text", "content": "Toast" } }"#)
    try scratch.write("libpangocairo-1.0.so.0", "no library")
    let layout = "LD_LIBRARY_PATH=$PWD $espalier layout card.json"
    let fixed = try Espalier.shell(layout, in: scratch.path)
    #expect(fixed.status == 0, "\(fixed.errors)")
    let real = try Espalier.shell("\(layout) --text pango", in: scratch.path)
    #expect(real.status == 66)
    #expect(real.output == "")
    #expect(real.errors.contains("error: libpangocairo-1.0.so.0 cannot be loaded: "))
    #expect(real.errors.contains("hint: install Debian 12's package libpangocairo-1.0-0"))
  }

  @Test func aLayoutLoadsNoLibraryOfTheBusOrOfTheWindowSystem() throws {
    let maps = try Espalier.shell("LD_TRACE_LOADED_OBJECTS=1 $espalier")
    #expect(maps.output.contains("libjson-c"))
    for library in ["libatk", "libatspi", "libdbus", "libcairo", "libX11"] {
      #expect(!maps.output.contains(library), "\(library)")
    }
  }
}
