/// A value that parts of a text carry for who draws them.
public protocol TextAttribute {}
