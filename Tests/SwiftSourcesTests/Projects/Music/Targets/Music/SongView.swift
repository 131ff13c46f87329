import Player
import SwiftUI

struct SongView: View {
  var body: some View { PlayButton() }
}

#Preview("Song") { SongView() }
