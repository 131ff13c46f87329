#define _GNU_SOURCE
#include "Supervisor.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// A message is written and read as a whole: no pipe cuts so few bytes.
struct message {
  int task;
  pid_t group;
  char folder[PIPE_BUF - sizeof(int) - sizeof(pid_t)];
};

enum { most_groups = 64, most_folders = 16, most_turns = 100, line = 3 };

static pid_t groups[most_groups];
static char folders[most_folders][sizeof(((struct message *)0)->folder)];

// MARK: The supervisor

static void note(const struct message *message) {
  bool is_group = message->task == ESPALIER_TASK_GROUP;
  bool is_folder = message->task == ESPALIER_TASK_FOLDER;
  for (int index = 0; index < most_groups; index++) {
    if (is_group && groups[index] == 0) {
      groups[index] = message->group;
      return;
    }
    if (message->task == ESPALIER_TASK_GROUP_END && groups[index] == message->group) {
      groups[index] = 0;
      return;
    }
  }
  for (int index = 0; index < most_folders; index++) {
    if (is_folder && folders[index][0] == 0) {
      strcpy(folders[index], message->folder);
      return;
    }
    if (message->task == ESPALIER_TASK_FOLDER_END && strcmp(folders[index], message->folder) == 0) {
      folders[index][0] = 0;
      return;
    }
  }
}

static void pause_briefly(void) {
  struct timespec time = {.tv_nsec = 20 * 1000 * 1000};
  nanosleep(&time, NULL);
}

struct entry {
  pid_t process, parent, group;
  bool is_meant;
};

enum { most_processes = 8192 };

// All processes of the machine that this one may see.
static int list_processes(struct entry *entries) {
  int count = 0;
  DIR *folder = opendir("/proc");
  if (folder == NULL) return 0;
  for (struct dirent *next; (next = readdir(folder)) != NULL && count < most_processes;) {
    pid_t process = (pid_t)strtol(next->d_name, NULL, 10);
    if (process <= 1) continue;
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%d/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) continue;
    text[length] = 0;
    // A program's name may hold anything.
    const char *end = strrchr(text, ')');
    char state;
    int parent, group;
    if (end == NULL || sscanf(end + 1, " %c %d %d", &state, &parent, &group) != 3) continue;
    // One that has ended waits for its parent alone.
    if (state == 'Z') continue;
    entries[count++] = (struct entry){process, parent, group, false};
  }
  closedir(folder);
  return count;
}

// Ends a process with all that it has started, which has groups of its own where the compiler's
// driver started it.
//
// Returns whether there was one.
static bool end_family(pid_t first) {
  static struct entry entries[most_processes];
  // What is stopped starts nothing more.
  kill(first, SIGSTOP);
  int count = list_processes(entries);
  bool is_there = false, is_growing = true;
  for (int index = 0; index < count; index++) {
    entries[index].is_meant = entries[index].process == first || entries[index].group == first;
  }
  while (is_growing) {
    is_growing = false;
    for (int index = 0; index < count; index++) {
      for (int other = 0; other < count && !entries[index].is_meant; other++) {
        if (!entries[other].is_meant || entries[index].parent != entries[other].process) continue;
        entries[index].is_meant = is_growing = true;
      }
    }
  }
  for (int index = 0; index < count; index++) {
    if (!entries[index].is_meant) continue;
    is_there = true;
    kill(entries[index].process, SIGKILL);
  }
  return is_there;
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  if (remove(path) == 0 || errno == ENOENT) return 0;
  // A folder may not let anybody in.
  char parent[PATH_MAX];
  snprintf(parent, sizeof parent, "%s", path);
  char *slash = strrchr(parent, '/');
  if (slash != NULL && slash != parent) {
    *slash = 0;
    chmod(parent, 0700);
    remove(path);
  }
  return 0;
}

static _Noreturn void supervise(void) {
  struct message message;
  while (true) {
    ssize_t count = read(line, &message, sizeof message);
    if (count < 0 && errno == EINTR) continue;
    if (count != sizeof message) break;
    note(&message);
  }
  for (int index = 0; index < most_groups; index++) {
    if (groups[index] == 0) continue;
    for (int turn = 0; turn < most_turns && end_family(groups[index]); turn++) pause_briefly();
  }
  for (int index = 0; index < most_folders; index++) {
    if (folders[index][0] == 0) continue;
    // What is being ended may still write.
    for (int turn = 0; turn < most_turns && access(folders[index], F_OK) == 0; turn++) {
      nftw(folders[index], remove_entry, 16, FTW_DEPTH | FTW_PHYS);
      pause_briefly();
    }
  }
  _exit(0);
}

// MARK: The process that is supervised

int espalier_begin_supervisor(pid_t *process) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  if (child == 0) {
    // What keys of the terminal end is not this, and nothing waits for what it holds open.
    setsid();
    int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
    for (int index = 0; index < 4; index++) signal(signals[index], SIG_IGN);
    dup2(ends[0], line);
    int null = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(null, descriptor);
    syscall(SYS_close_range, line + 1, ~0u, 0);
    if (chdir("/") != 0) _exit(1);
    supervise();
  }
  close(ends[0]);
  *process = child;
  return ends[1];
}

void espalier_tell_supervisor(int line, enum espalier_task task, pid_t group, const char *folder) {
  struct message message = {.task = task, .group = group};
  // What has so long a path can be no program's.
  if (folder != NULL && strlen(folder) >= sizeof message.folder) return;
  if (folder != NULL) strcpy(message.folder, folder);
  while (write(line, &message, sizeof message) < 0 && errno == EINTR) {}
}
