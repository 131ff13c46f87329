import Glibc

/// The folder that holds what programs are compiled against.
///
///     libEspalierSwiftUI.so  the engine with its API
///     modules/               the Swift modules in it, and module maps of C libraries
///     tools/                 espalier-sources, libEspalierMacros.so
///     shims/                 modules that only users' sources see, with their libraries
///     frameworks/            the sources of Apple's frameworks, each compiled when it is imported
///     toolchain              the identity of the compiler that all this was built with
///     release                its release, as it says itself
///     identity               what changes when programs have to be compiled anew
struct LibraryFolder {
  let path: String
  /// The checkout that the folder is made from; nil where it is installed.
  let checkout: Checkout?

  /// Finds the folder: what `ESPALIER_LIBRARY` names, the one of the checkout that the command was
  /// built in, or the one installed beside it.
  static func find() throws(Failure) -> LibraryFolder {
    if let path = getenv("ESPALIER_LIBRARY") {
      return LibraryFolder(path: Files.absolute(String(cString: path)), checkout: nil)
    }
    let command = Files.resolved("/proc/self/exe") ?? "/"
    if let checkout = Checkout(around: command) {
      return LibraryFolder(path: checkout.libraryFolder, checkout: checkout)
    }
    let installed = (Files.folder(of: command) ?? "") + "/../lib/espalier"
    guard let path = Files.resolved(installed) else {
      throw Failure(
        "there is no library to compile Swift sources against beside \(command)",
        hint: "install with 'tools/install'",
        status: Failure.unavailable
      )
    }
    return LibraryFolder(path: path, checkout: nil)
  }

  /// Makes sure that all is there, and built with the compiler that will be used.
  func prepare(_ toolchain: Toolchain, progress: (String) -> Void) throws(Failure) {
    if let checkout {
      try checkout.build(with: toolchain, progress: progress)
    } else {
      try checkRelease(of: toolchain)
    }
  }

  /// Makes sure that what is installed was built with the release of the compiler that is here, wherever
  /// that lies.
  private func checkRelease(of toolchain: Toolchain) throws(Failure) {
    let identity = try? Files.read(path + "/toolchain")
    if identity == Array(toolchain.identity.utf8) { return }
    let release = (try? Files.read(path + "/release")).map { String(decoding: $0, as: UTF8.self) }
    let found = try toolchain.target().release
    // A library that was built elsewhere names the folders of the toolchain there.
    if release == found { return try LibrarySearchPath.use(toolchain) }
    throw Failure(
      "\(path) was built with \(release ?? "another compiler"), but \(toolchain.compiler) is \(found)",
      hint: "put the 'swiftc' of that release into PATH, or build with this one: 'tools/install'",
      status: Failure.unavailable
    )
  }

  /// The product that is the library.
  static let product = "EspalierSwiftUI"

  var library: String { path + "/lib\(LibraryFolder.product).so" }
  var modules: String { path + "/modules" }
  var shims: String { path + "/shims" }
  /// The folder of the frameworks' sources, which a checkout has before anything is built.
  var frameworks: String { checkout?.frameworks ?? path + "/frameworks" }
  var macros: String { path + "/tools/libEspalierMacros.so" }
  var sourcesTool: String { path + "/tools/espalier-sources" }

  /// The arguments that link what uses the library: each library is loaded only by what uses it.
  ///
  /// Objects name the libraries of all that they import, which the linker would take without asking;
  /// an unused library costs a screen milliseconds at every start.
  var linkerArguments: [String] {
    let shims = Files.names(in: shims).filter { $0.hasSuffix(".so") }
      .map { $0.dropFirst("lib".count).dropLast(".so".count) }
    let names = [LibraryFolder.product] + shims.map(String.init) + ModuleNames.libraries
    return ["-use-ld=lld", "-L", path, "-L", self.shims]
      + (["--as-needed"] + names.map { "-l" + $0 }
      + LibraryFolder.wrappedSymbols.map { "--wrap=" + $0 })
      .flatMap { ["-Xlinker", $0] }
  }

  /// The functions of others that programs call the library's own for: `OpenCombine.c` in CProgramSupport.
  private static let wrappedSymbols = [
    "$s11OpenCombine16ObservableObjectPA2A0cD9PublisherC0d10WillChangeE0RtzrlE06objectfG0AEvg"
  ]

  var identityFile: String { path + "/identity" }

  /// A text that changes with the library's interface (`LibraryInterface`) or its path.
  var identity: String {
    let interface = (try? Files.read(identityFile)) ?? []
    return path + "\n" + String(decoding: interface, as: UTF8.self)
  }
}
