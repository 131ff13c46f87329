import Glibc
package import ProjectModel

/// Fetches packages that a project pins, each at its commit, into the cache.
enum PackageFetcher {
  /// More seconds than a package takes.
  private static let mostSeconds = 600.0

  /// Returns the folder of a fetched package; nil if it is not there.
  static func folder(of package: Project.Package) -> String? {
    place(of: package).flatMap { Files.exists($0 + "/Package.swift") ? $0 : nil }
  }

  private static func place(of package: Project.Package) -> String? {
    guard let revision = package.revision, let cache = try? ProgramCache.ofUser() else {
      return nil
    }
    let name = String(package.identity.filter { $0.isLetter || $0.isNumber || "-_".contains($0) })
    let key = ContentHash.hex(of: Array(package.location.utf8)).prefix(8)
    return "\(cache.checkouts)/\(name)-\(key)-\(revision.prefix(12))"
  }

  /// Fetches a package.
  ///
  /// - Returns: The reason if that is impossible; nil if it is there.
  static func fetch(_ package: Project.Package) -> String? {
    guard let revision = package.revision else { return "no commit of it is pinned" }
    guard let folder = place(of: package) else { return "there is no folder for it" }
    if Files.exists(folder + "/Package.swift") { return nil }
    let unfinished = "\(folder).\(getpid())"
    defer { Files.remove(unfinished) }
    do throws(Failure) {
      try Files.makeFolder(unfinished, mode: 0o700)
      try git(["init", "--quiet", unfinished])
      // One commit alone, which not every server gives; else all of them.
      let alone = ["fetch", "--quiet", "--depth", "1", "--", package.location, revision]
      if (try? git(["-C", unfinished] + alone)) == nil {
        let all = ["fetch", "--quiet", "--tags", "--", package.location, "+refs/*:refs/espalier/*"]
        try git(["-C", unfinished] + all)
      }
      try git(["-C", unfinished, "checkout", "--quiet", "--detach", revision])
    } catch {
      return error.text.split(separator: "\n").last.map(String.init) ?? "git says nothing"
    }
    guard Files.exists(unfinished + "/Package.swift") else { return "it has no Package.swift" }
    guard rename(unfinished, folder) == 0 || Files.exists(folder) else {
      return String(cString: strerror(errno))
    }
    return nil
  }

  /// Runs git without prompts, and without running anything of a repository.
  private static func git(_ arguments: [String]) throws(Failure) {
    let command =
      [
        "env", "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=file:git:http:https:ssh",
        "GIT_SSH_COMMAND=ssh -oBatchMode=yes", "git", "-c", "core.hooksPath=/dev/null", "-c",
        "advice.detachedHead=false",
      ] + arguments
    let result = try Subprocess(command).run(atMost: mostSeconds)
    guard result.status == 0 else {
      throw Failure(diagnostics: result.output, status: Failure.unavailable)
    }
  }
}

extension Project.Package {
  /// Fetches the package at the commit that is pinned.
  ///
  /// - Returns: The reason if that is impossible; nil if it is there.
  package func fetch() -> String? { PackageFetcher.fetch(self) }
}
