import AVFoundation
import FrameworkPlaces
import SwiftUI

/// A placeholder for a video, with an overlay.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates a placeholder for a player's video, with an overlay.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// The placeholder with its overlay.
  public var body: some View {
    FrameworkPlace("VideoPlayer", of: "AVKit").overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a placeholder for a player's video.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
