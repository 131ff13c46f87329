// Lays specs out with Yoga; one answer a line.
//
// Reads lines `PATH KIND` and prints `NANOSECONDS CALLS HEIGHT`, as taffy.py does: what a fresh tree
// takes, how often Yoga asked for the size of a text, the height that the tree comes to. Texts are
// measured right here.
//
// Trees are written in Yoga's best way: padding and width are styles, not nodes. Rounding is off.

#include <json-c/json.h>
#include <sys/stat.h>
#include <time.h>
#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>

namespace {

constexpr float advance = 7, lineHeight = 17;
long calls = 0;

YGSize measure(YGNodeConstRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  calls += 1;
  auto count = static_cast<long>(reinterpret_cast<intptr_t>(YGNodeGetContext(node)));
  bool fits = mode == YGMeasureModeUndefined || width >= advance * count;
  long perLine = fits ? count : std::max(1L, static_cast<long>(width / advance));
  return {advance * perLine, lineHeight * ((count + perLine - 1) / perLine)};
}

json_object *member(json_object *object, const char *key) {
  return json_object_object_get(object, key);
}

float number(json_object *value) { return static_cast<float>(json_object_get_double(value)); }

YGNodeRef node(json_object *view, YGConfigConstRef config, bool isInRow) {
  YGNodeRef node = YGNodeNewWithConfig(config);
  std::string type = json_object_get_string(member(view, "type"));
  if (type == "Image") {
    json_object *size = member(view, "size");
    YGNodeStyleSetWidth(node, number(json_object_array_get_idx(size, 0)));
    YGNodeStyleSetHeight(node, number(json_object_array_get_idx(size, 1)));
    return node;
  }
  if (type == "Spacer") {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
    return node;
  }
  if (type == "Text") {
    long count = json_object_get_string_len(member(view, "content"));
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeSetContext(node, reinterpret_cast<void *>(static_cast<intptr_t>(count)));
    YGNodeSetMeasureFunc(node, measure);
    return node;
  }
  bool isRow = type == "HStack";
  YGNodeStyleSetFlexDirection(node, isRow ? YGFlexDirectionRow : YGFlexDirectionColumn);
  if (isRow) YGNodeStyleSetAlignItems(node, YGAlignCenter);
  YGNodeStyleSetGap(node, YGGutterAll, number(member(view, "spacing")));
  if (isInRow && !isRow) {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
  }
  if (json_object *modifiers = member(view, "modifiers")) {
    for (size_t index = 0; index < json_object_array_length(modifiers); index++)
      if (json_object *padding = member(json_object_array_get_idx(modifiers, index), "padding"))
        YGNodeStyleSetPadding(node, YGEdgeAll, number(padding));
  }
  json_object *children = member(view, "children");
  for (size_t index = 0; index < json_object_array_length(children); index++)
    YGNodeInsertChild(
      node, ::node(json_object_array_get_idx(children, index), config, isRow), index);
  return node;
}

int64_t threadTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

}  // namespace

int main() {
  YGConfigRef config = YGConfigNew();
  YGConfigSetPointScaleFactor(config, 0);
  // The same file is written for one workload after the other.
  std::map<std::pair<std::string, int64_t>, json_object *> specs;
  std::string path, kind;
  while (std::cin >> path >> kind) {
    struct stat status;
    stat(path.c_str(), &status);
    int64_t written = status.st_mtim.tv_sec * 1'000'000'000LL + status.st_mtim.tv_nsec;
    json_object *&spec = specs[{path, written}];
    if (!spec) spec = json_object_from_file(path.c_str());
    YGNodeRef root = node(member(spec, "view"), config, false);
    float width = number(member(member(spec, "proposal"), "width"));
    calls = 0;
    int64_t start = threadTime();
    YGNodeCalculateLayout(root, width, YGUndefined, YGDirectionLTR);
    int64_t taken = threadTime() - start;
    std::cout << taken << " " << calls << " " << YGNodeLayoutGetHeight(root) << std::endl;
    YGNodeFreeRecursive(root);
  }
}
