import ArgumentParser
import CommandSupport
import Drawing
import DrawingCairo
import Export
import LayoutCore
import SpecFormat

/// Makes files of display lists, and says what could not be drawn.
struct PictureEncoder {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case png
    case svg
    case pdf
    case displayList

    /// The extension of the files' names.
    var ending: String {
      switch self {
      case .png, .svg, .pdf: rawValue
      case .displayList: "json"
      }
    }

    /// The format that the name of an output ends in; PNG for standard output, nil if none is known.
    init?(nameOf output: SystemPath?) {
      guard let path = output?.text, path != "-" else {
        self = .png
        return
      }
      let name = path.lowercased()
      if name.hasSuffix(".json") {
        self = .displayList
        return
      }
      guard let format = Format.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
        return nil
      }
      self = format
    }
  }

  /// The name of a screen's file in documents, and the settings that decide the screen.
  typealias Header = (Spec) -> (file: String, settings: ScreenSettings?)

  private let format: Format
  /// `true` for a picture of several screens, all of which would have to be smaller.
  private let isSheet: Bool
  private let header: Header?

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - isSheet: `true` for pictures of several screens.
  ///   - header: The header of display lists, which other formats do not have.
  init(_ format: Format, isSheet: Bool = false, header: Header? = nil) {
    (self.format, self.isSheet, self.header) = (format, isSheet, header)
  }

  /// The bytes of a picture; nil if it cannot be made, which is reported.
  func bytes(
    _ list: DisplayList,
    of spec: Spec,
    _ name: String,
    _ run: inout InputRun
  ) -> [UInt8]? {
    run.warn(of: list.problems, in: spec)
    guard let kind = Picture.Format(rawValue: format.rawValue) else {
      guard list.size.isFinite else {
        refuse(.empty, name, &run)
        return nil
      }
      return DisplayListDocument.json(
        list,
        file: header?(spec).file ?? name,
        time: spec.time,
        settings: isSheet ? nil : header?(spec).settings,
        placeholders: spec.placeholders.others
      )
    }
    do throws(PictureError) {
      let picture = try Picture(list, as: kind)
      run.warn(of: picture.problems.map { .init(message: $0, view: nil) }, in: spec)
      return picture.bytes
    } catch {
      refuse(error, name, &run)
      return nil
    }
  }

  /// A film without pictures; nil if there cannot be one, which is reported.
  func film(
    _ rate: Double,
    _ mostBytes: Int,
    of spec: Spec,
    _ name: String,
    _ run: inout InputRun
  ) -> AnimatedPicture? {
    do throws(PictureError) {
      let delay = AnimatedPicture.Delay(picturesPerSecond: rate)
      return try AnimatedPicture(delay, mostBytes: mostBytes)
    } catch {
      refuse(error, name, &run)
      return nil
    }
  }

  /// Adds a picture to a film; false if that is impossible, which is reported.
  func append(
    _ list: DisplayList,
    to film: inout AnimatedPicture,
    isFirst: Bool,
    of spec: Spec,
    _ name: String,
    _ run: inout InputRun
  ) -> Bool {
    // A problem of one picture is one of all that follow.
    if isFirst { run.warn(of: list.problems, in: spec) }
    do throws(PictureError) {
      try film.append(list)
      return true
    } catch {
      refuse(error, name, &run)
      return false
    }
  }

  /// The bytes of a film; nil if it cannot be made, which is reported.
  func bytes(
    _ film: AnimatedPicture,
    of spec: Spec,
    _ name: String,
    _ run: inout InputRun
  ) -> [UInt8]? {
    run.warn(of: film.problems.map { .init(message: $0, view: nil) }, in: spec)
    do throws(PictureError) {
      return try film.bytes()
    } catch {
      refuse(error, name, &run)
      return nil
    }
  }

  private func refuse(_ error: PictureError, _ name: String, _ run: inout InputRun) {
    run.refuse(
      Diagnostic(.error, error.message, hint: hint(error), file: name),
      status: error.status
    )
  }

  private func hint(_ error: PictureError) -> String? {
    if isSheet, case .tooLarge = error {
      return "ask for fewer variants, or give a smaller --display-scale"
    }
    return error.hint
  }
}

extension PictureError {
  /// The exit status that the problem leads to.
  fileprivate var status: Int32 {
    switch self {
    case .missingLibrary: ExitStatus.unavailable
    case .tooLarge, .tooSmall, .pageTooLarge, .tooMuchMemory, .tooMuchWork, .empty, .tooManyBytes,
      .differentSizes:
      ExitStatus.badSpec
    case .failed: ExitStatus.noMemory
    }
  }
}
