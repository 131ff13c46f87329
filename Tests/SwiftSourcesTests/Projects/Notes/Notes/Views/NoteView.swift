import Markdown
import NotesCore
import SwiftUI

struct NoteView: View {
  var note = Note(text: "Milk")
  var body: some View { Text(note.text) }
}

#Preview("Note") { NoteView() }
