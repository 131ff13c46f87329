import AVFoundation
import FrameworkPlaces
import SwiftUI

/// The place of a film, with the views that lie over it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates the place of what a player would play, with views over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// The place and the views over it.
  public var body: some View {
    FrameworkPlace("VideoPlayer", of: "AVKit").overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates the place of what a player would play.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
