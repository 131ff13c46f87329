// Code that builds a tree or reads a layout needs the values in it.
@_exported public import ViewValues
