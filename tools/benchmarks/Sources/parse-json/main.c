// Parses a file with json-c and does nothing else: what any program that reads with json-c takes.
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) {
    fputs("usage: parse-json FILE\n", stderr);
    return 64;
  }
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *bytes = malloc(length);
  if (!bytes || fread(bytes, 1, length, file) != (size_t)length) return 66;
  struct json_tokener *parser = json_tokener_new_ex(100000);
  struct json_object *document = json_tokener_parse_ex(parser, bytes, (int)length);
  return document ? 0 : 65;
}
