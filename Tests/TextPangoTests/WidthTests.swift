import LayoutCore
import Testing
import TextPango
