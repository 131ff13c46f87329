#pragma once

#include <sys/types.h>

/// What the supervisor is told.
enum espalier_task {
  /// A group of processes has been started.
  ESPALIER_TASK_GROUP = 1,
  /// A group of processes has ended.
  ESPALIER_TASK_GROUP_END,
  /// A folder has been begun.
  ESPALIER_TASK_FOLDER,
  /// A folder is complete, or has been removed.
  ESPALIER_TASK_FOLDER_END,
};

/// Starts the supervisor: a process that waits for the end of this one, then ends the groups that have
/// not ended and removes the folders that are not complete.
///
/// - Parameter process: Is set to its number.
/// - Returns: The descriptor of the line to it, which the system closes however this process ends; -1 if
///   there can be none.
int espalier_begin_supervisor(pid_t *process);

/// Tells the supervisor of a group of processes or of a folder.
void espalier_tell_supervisor(int line, enum espalier_task task, pid_t group, const char *folder);
