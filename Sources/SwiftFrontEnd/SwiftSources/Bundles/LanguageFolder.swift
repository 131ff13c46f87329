import Glibc

/// The folder of a language in a program's bundle, where several modules have one: links to their files, and one table
/// of all texts where they have tables of the same name.
struct LanguageFolder {
  private let path: String
  /// The folders of the modules; the program's own is the first.
  private let folders: [String]

  init(_ path: String, of folders: [String]) { (self.path, self.folders) = (path, folders) }

  /// Makes the folder what it should be; what cannot be written is missing for the program, which reports that itself.
  func fill() {
    var files: [String: [String]] = [:]
    for folder in folders {
      for name in Files.names(in: folder) { files[name, default: []].append(folder + "/" + name) }
    }
    guard (try? Files.makeFolder(path)) != nil else { return }
    for name in Files.names(in: path) where files[name] == nil { unlink(path + "/" + name) }
    for (name, all) in files {
      let place = path + "/" + name
      guard name.hasSuffix(".strings"), all.count > 1, let text = LanguageFolder.joined(all) else {
        if Files.target(ofLink: place) != all[0] { unlink(place) }
        symlink(all[0], place)
        continue
      }
      guard Files.isLink(place) || (try? Files.read(place)) != text else { continue }
      // Another start may read it at this moment.
      let unfinished = "\(path)/.\(name)-\(getpid())"
      guard (try? Files.write(text, to: unfinished)) != nil else { continue }
      rename(unfinished, place)
    }
  }

  /// The texts of tables, each on lines after those of the one before; nil if one of them is no text in UTF-8.
  private static func joined(_ tables: [String]) -> [UInt8]? {
    var text: [UInt8] = []
    for table in tables.reversed() {
      guard let bytes = try? Files.read(table), String(validating: bytes, as: UTF8.self) != nil,
        !bytes.starts(with: Array("bplist".utf8))
      else { return nil }
      text += bytes + [UInt8(ascii: "\n")]
    }
    return text
  }
}
