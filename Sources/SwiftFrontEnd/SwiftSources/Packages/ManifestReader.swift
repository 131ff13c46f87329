import Glibc
internal import ProjectModel
import Synchronization

/// Reads the manifests of packages.
///
/// Those with literal values only are read as they stand, others by SwiftPM, which runs them; its
/// output is kept by the manifest's contents.
enum ManifestReader {
  /// More seconds than a manifest takes.
  private static let mostSeconds = 60.0
  /// More than are in use.
  private static let mostKept = 2_000

  private static let read = Mutex<[String: PackageManifest]>([:])

  /// Returns the manifest in a folder, with a message about it; nil if there is none that can be
  /// read.
  static func manifest(in folder: String) -> (manifest: PackageManifest, remark: String?)? {
    let path = folder + "/Package.swift"
    guard let stamp = Files.stamp(path), stamp.size <= ProjectPackages.maximumSize,
      let source = try? Files.read(path)
    else { return nil }
    let plain = PackageManifest(source)
    if PackageManifest.isPlain(source), !plain.targets.isEmpty || !plain.programs.isEmpty {
      return (plain, nil)
    }
    let key = key(folder, source)
    if let known = read.withLock({ $0[key] }) { return (known, nil) }
    switch dump(folder, key) {
    case .success(let bytes):
      guard let data = ProjectData(yaml: bytes), let manifest = PackageManifest(dump: data) else {
        return (plain, nil)
      }
      read.withLock { $0[key] = manifest }
      return (manifest, nil)
    case .failure(let failure):
      return (
        plain,
        "\(path): warning: SwiftPM cannot read the manifest, whose words are taken as "
          + "they stand: \(failure.reason)"
      )
    }
  }

  private struct Unreadable: Error { let reason: String }

  /// A name for a manifest with all that is in it and beside it.
  private static func key(_ folder: String, _ source: [UInt8]) -> String {
    var hash = ContentHash()
    // It may name files beside it by their whole paths.
    hash.append(Array((Files.absolute(folder) + "\n").utf8))
    hash.append(source)
    for name in Files.names(in: folder) where name.hasPrefix("Package@swift-") {
      hash.append((try? Files.read(folder + "/" + name, atMost: 1 << 20)) ?? [])
    }
    return hash.hex()
  }

  /// Returns SwiftPM's dump of a manifest, made now or before.
  private static func dump(_ folder: String, _ key: String) -> Result<[UInt8], Unreadable> {
    guard let cache = try? ProgramCache.ofUser(), let toolchain = try? Toolchain.find() else {
      return .failure(Unreadable(reason: "there is no Swift compiler"))
    }
    let kept = cache.manifests + "/" + key
    if let bytes = try? Files.read(kept) {
      if bytes.first == UInt8(ascii: "{") { return .success(bytes) }
      return .failure(Unreadable(reason: String(decoding: bytes, as: UTF8.self)))
    }
    // A folder for this process, so that commands do not wait for each other.
    let scratch = "\(cache.path)/manifest-builds/\(key.prefix(16))-\(getpid())"
    defer { Files.remove(scratch) }
    do throws(Failure) {
      let result = try Supervisor.guarding(scratch) { () throws(Failure) in
        // SwiftPM leaves its locks and empty folders there for good.
        let temporaries = scratch + "/temporaries"
        try Files.makeFolder(temporaries, mode: 0o700)
        let command = [
          toolchain.program("swift"), "package", "--package-path", folder, "--scratch-path",
          scratch, "dump-package",
        ]
        return try Subprocess(command, temporaries: temporaries).run(atMost: mostSeconds)
      }
      let text = result.output
      // It may have something to say before.
      if result.status == 0, let start = text.firstRange(of: "{\n")?.lowerBound {
        let bytes = Array(text[start...].utf8)
        keep(bytes, at: kept, in: cache)
        return .success(bytes)
      }
      let reason = reason(result)
      // Failures for other reasons than the manifest may not occur the next time.
      if text.contains("error: "), result.status == 1 {
        keep(Array(reason.utf8), at: kept, in: cache)
      }
      return .failure(Unreadable(reason: reason))
    } catch {
      return .failure(Unreadable(reason: error.text))
    }
  }

  private static func reason(_ result: Subprocess.Result) -> String {
    if result.status == Subprocess.Result.timedOut {
      return "it takes more than \(Int(mostSeconds)) s"
    }
    let lines = result.output.split(separator: "\n")
    let line = lines.first { $0.contains("error: ") } ?? lines.last ?? "it says nothing"
    return String(line.prefix(300))
  }

  /// Keeps SwiftPM's output; where that is impossible, it is asked again.
  private static func keep(_ bytes: [UInt8], at path: String, in cache: ProgramCache) {
    guard (try? Files.makeFolder(cache.manifests, mode: 0o700)) != nil else { return }
    let kept = Files.names(in: cache.manifests)
    if kept.count > mostKept {
      for name in kept { Files.remove(cache.manifests + "/" + name) }
    }
    let unfinished = "\(path).\(getpid())"
    guard (try? Files.write(bytes, to: unfinished)) != nil else { return }
    rename(unfinished, path)
  }
}
