/// The properties of a text editor, for a style.
public struct TextEditorStyleConfiguration {}
