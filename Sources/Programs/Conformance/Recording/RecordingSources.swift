/// The files of a recording package that are the same for all cases.
enum RecordingSources {
  static let manifest = #"""
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Recording",
      platforms: [.iOS(.v18), .macOS(.v15)],
      targets: [
        .target(name: "RecordedCases"),
        .testTarget(name: "RecordingTests", dependencies: ["RecordedCases"]),
      ]
    )

    """#

  static let recording = #"""
    import SwiftUI

    /// The frames of the views on a screen, by id; that of the root view has the id "".
    @MainActor
    public final class Recording {
      /// The recording that views write to.
      public static let current = Recording()

      /// The frames so far, in points of the screen.
      public private(set) var frames: [String: CGRect] = [:]

      /// Forgets all frames.
      public func begin() { frames = [:] }

      fileprivate func note(_ id: String, _ frame: CGRect) { frames[id] = frame }
    }

    extension View {
      /// Records the view's frame, which has no effect on its layout.
      func recorded(_ id: String) -> some View {
        onGeometryChange(for: CGRect.self) { proxy in
          proxy.frame(in: .global)
        } action: { frame in
          MainActor.assumeIsolated { Recording.current.note(id, frame) }
        }
      }
    }

    /// A view of a fixed size, as images have one.
    struct Picture: View {
      let width: CGFloat
      let height: CGFloat

      init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }

      var body: some View { Color.gray.frame(width: width, height: height) }
    }

    /// Proposes a size to a view, and is as large as that.
    struct Proposing: Layout {
      let proposal: ProposedViewSize

      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        subviews.first?.place(at: bounds.origin, proposal: self.proposal)
      }
    }

    """#

  static let recordedCase = #"""
    import SwiftUI

    /// A case: a view and the screen that it is shown on.
    @MainActor
    public struct RecordedCase {
      /// The name of the case.
      public let id: String
      /// The size that is proposed to the view; nil for that of the screen.
      public let proposal: ProposedViewSize?
      /// The size of the screen, in points.
      public let size: CGSize
      /// The safe area of the screen, in points; leading is left.
      public let safeArea: EdgeInsets
      /// The view, which records its frames.
      public let screen: AnyView

      init<Content: View>(
        _ id: String,
        proposal: ProposedViewSize? = nil,
        size: CGSize,
        safeArea: EdgeInsets,
        isRightToLeft: Bool,
        @ViewBuilder _ view: () -> Content
      ) {
        (self.id, self.proposal, self.size, self.safeArea) = (id, proposal, size, safeArea)
        let direction = isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
        let view = view()
        screen =
          if let proposal {
            AnyView(
              Proposing(proposal: proposal) { view }.recorded("")
                .environment(\.layoutDirection, direction)
            )
          } else {
            AnyView(view.environment(\.layoutDirection, direction))
          }
      }

      /// Returns recorded frames as cases state them: with a proposal from the corner of the root view.
      public func frames(_ recorded: [String: CGRect]) -> [String: CGRect] {
        let origin = proposal == nil ? .zero : recorded[""]?.origin ?? .zero
        var frames = recorded
        frames[""] = nil
        return frames.mapValues { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      }
    }

    """#

  static let document = #"""
    import Foundation

    /// The recording as a document: a spec file that expects the recorded frames.
    public enum RecordedDocument {
      /// Returns the recorded cases with their frames.
      ///
      /// - Parameters:
      ///   - cases: The file `cases.json`.
      ///   - frames: The frames by case and id.
      ///   - source: The system and the device.
      public static func data(
        _ cases: Data,
        frames: [String: [String: CGRect]],
        source: String
      ) throws -> Data {
        guard var file = try JSONSerialization.jsonObject(with: cases) as? [String: Any],
          let all = file["cases"] as? [[String: Any]]
        else { throw CocoaError(.fileReadCorruptFile) }
        file["cases"] = all.compactMap { one -> [String: Any]? in
          guard let name = one["name"] as? String, let recorded = frames[name] else { return nil }
          var one = one
          one["source"] = source
          one["confidence"] = "recorded"
          one["expect"] = [
            "frames": recorded.mapValues { frame in
              [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            },
            "rightToLeft": false,
            "tolerance": 0.01,
          ]
          return one
        }
        return try JSONSerialization.data(withJSONObject: file, options: [.prettyPrinted, .sortedKeys])
      }
    }

    """#

  static let test = #"""
    import RecordedCases
    import SwiftUI
    import XCTest

    /// Records the frames of all cases into `recording.json`, beside `cases.json`.
    @MainActor
    final class RecordingTests: XCTestCase {
      func testRecordsFrames() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().deletingLastPathComponent()
        var frames: [String: [String: CGRect]] = [:]
        for one in RecordedCase.all { frames[one.id] = record(one) }
        let cases = try Data(contentsOf: folder.appendingPathComponent("cases.json"))
        let data = try RecordedDocument.data(cases, frames: frames, source: source)
        try data.write(to: folder.appendingPathComponent("recording.json"))
        XCTAssertFalse(frames.isEmpty)
      }

      private func wait() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }

      #if canImport(UIKit)
        private var source: String {
          let device = UIDevice.current
          return "recorded with SwiftUI of \(device.systemName) \(device.systemVersion), \(device.model)"
        }

        private func record(_ one: RecordedCase) -> [String: CGRect]? {
          Recording.current.begin()
          let controller = UIHostingController(rootView: one.screen)
          let window = UIWindow(frame: CGRect(origin: .zero, size: one.size))
          window.rootViewController = controller
          window.isHidden = false
          window.layoutIfNeeded()
          let own = window.safeAreaInsets
          controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: one.safeArea.top - own.top,
            left: one.safeArea.leading - own.left,
            bottom: one.safeArea.bottom - own.bottom,
            right: one.safeArea.trailing - own.right
          )
          window.layoutIfNeeded()
          wait()
          return one.frames(Recording.current.frames)
        }
      #elseif canImport(AppKit)
        private var source: String {
          "recorded with SwiftUI of macOS " + ProcessInfo.processInfo.operatingSystemVersionString
        }

        /// Records a case; nil for one with a safe area, which views of AppKit do not have.
        private func record(_ one: RecordedCase) -> [String: CGRect]? {
          guard one.safeArea == EdgeInsets() else { return nil }
          Recording.current.begin()
          let view = NSHostingView(rootView: one.screen)
          let window = NSWindow(
            contentRect: CGRect(origin: .zero, size: one.size),
            styleMask: .borderless,
            backing: .buffered,
            defer: false
          )
          window.contentView = view
          view.frame = CGRect(origin: .zero, size: one.size)
          view.layoutSubtreeIfNeeded()
          wait()
          return one.frames(Recording.current.frames)
        }
      #endif
    }

    """#

  static let readme = #"""
    # Recording cases with Apple's SwiftUI

    The views in `Sources/RecordedCases` are cases of Espalier's conformance suite, and record their
    frames. On a Mac:

        xcodebuild test -scheme Recording -destination 'platform=iOS Simulator,name=iPhone 16'

    or, for macOS, `swift test`. The test writes `recording.json` beside `cases.json`: a spec file whose
    expectations are the frames of that system and device. Espalier compares itself with it:

        espalier conformance recording.json
        espalier conformance Specs --recording recording.json

    The second command runs the suite with the recorded frames instead of the expectations that cases of
    the same names state.

    """#
}
