struct NoteView {}
