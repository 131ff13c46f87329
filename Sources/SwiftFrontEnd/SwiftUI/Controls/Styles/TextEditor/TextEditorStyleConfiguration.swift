/// What a style of editors of text is given.
public struct TextEditorStyleConfiguration {}
