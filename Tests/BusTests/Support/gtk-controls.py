"""Shows a window of GTK's own controls, to be compared with what Espalier publishes of the like.

Needs a display. Prints a line when the window is there, and ends with its standard input.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402


def entry(text, direction):
    entry = Gtk.Entry(text=text)
    entry.set_direction(direction)
    return entry


def radio_buttons(names):
    first = None
    for name in names:
        button = Gtk.RadioButton.new_with_label_from_widget(first, name)
        first = first or button
        yield button


def named(widget, name):
    widget.get_accessible().set_name(name)
    return widget


left, right = Gtk.TextDirection.LTR, Gtk.TextDirection.RTL
spin = Gtk.SpinButton.new_with_range(1, 8, 1)
spin.set_value(2)
bold = Gtk.ToggleButton(label="Bold")
bold.set_active(True)
secret = entry("1234", left)
secret.set_visibility(False)
label = Gtk.Label()
label.set_markup("plain <b>bold</b>")
links = Gtk.Label()
links.set_markup(
    'See <a href="https://a.example">our site</a> and <a href="https://b.example">x</a>')
choice = Gtk.ComboBoxText()
for option in ("Vanilla", "Cocoa", "Lemon"):
    choice.append_text(option)
choice.set_active(1)

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for widget in [
    *radio_buttons("SML"),
    named(spin, "Guests"),
    bold,
    named(entry("Hello World", left), "Name"),
    named(entry("", right), "Empty"),
    named(entry("שלום", right), "Peace"),
    named(secret, "PIN"),
    label,
    links,
    choice,
]:
    box.add(widget)
window = Gtk.Window(title="Controls")
window.set_default_size(390, 500)
window.add(box)
window.connect("map", lambda _: print("shown", flush=True))
window.show_all()
GLib.io_add_watch(sys.stdin, GLib.IO_HUP, lambda *_: Gtk.main_quit())
Gtk.main()
