import Testing

@testable import SwiftSources

/// What is changed in a library so that it is loaded without another one.
struct SharedObjectTests {
  @Test func filesThatAreNoLibrariesAreLeftAlone() {
    #expect(SharedObject([]) == nil)
    #expect(SharedObject(Array("#!/bin/sh\n".utf8) + [UInt8](repeating: 32, count: 100)) == nil)
    // A header whose tables lie behind the end of the file.
    let header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 100)
    #expect(SharedObject(header) == nil)
  }
}
