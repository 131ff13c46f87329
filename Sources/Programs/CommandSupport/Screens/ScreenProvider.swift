package import Drawing
package import ProjectModel
internal import SpecFormat
import Synchronization

/// Provides screens that no spec file describes: a program made of Swift sources.
package protocol ScreenProvider: Sendable {
  /// The screens of the program's sources, for each of the requests.
  func screens(_ requests: [ScreenRequest]) -> [ProvidedScreens]
  /// Shows a screen and serves requests until the other end of a socket is closed.
  ///
  /// - Throws: The status to end with if there is no such screen.
  func serve(_ request: ScreenRequest, on link: ProcessLink) throws -> Never
  /// The fonts beside the sources.
  var fontFiles: [String] { get }
  /// Returns the place of a name in the sources; nil if they have none.
  func place(ofName name: String) -> (file: String, line: Int, column: Int)?
  /// Returns the only place of a text in the sources; nil if they have none or several.
  func onlyPlace(ofText text: String) -> (file: String, line: Int, column: Int)?
  /// The languages that the sources' strings are translated to, that of their developers left out, as
  /// sorted tags.
  var languages: [String] { get }
  /// The orientations that the app of the sources allows.
  var orientations: InterfaceOrientations { get }
  /// The images and colours beside the sources.
  var resources: any DrawingResources { get }
}

/// The provider of this program's screens.
package enum ScreenProviders {
  private static let provider = Mutex<(any ScreenProvider)?>(nil)

  /// The provider; nil if all screens come from spec files.
  package static var current: (any ScreenProvider)? {
    get { provider.withLock { $0 } }
    set { provider.withLock { $0 = newValue } }
  }
}
