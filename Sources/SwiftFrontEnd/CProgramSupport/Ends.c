// Ends that the code of a screen brings about behind everybody's back: without a word, and with a
// status that says that all is well.
//
// Programs load this library before the C library, so that their calls find these. Calls of other
// libraries do what they always did.

#define _GNU_SOURCE

#include "Ends.h"
#include "Internal.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { status_of_end = 70 };

/// The process whose ends are refused; 0 if none is.
static pid_t guarded;

// Not the function of this name, which may be that below.
_Noreturn void end_process(int status) {
  while (true) syscall(SYS_exit_group, status);
}

// Whether an end is that of the screens' program, asked for by the code in it.
static bool is_refused(const void *caller) {
  return guarded == getpid() && is_in_program((uintptr_t)caller);
}

static _Noreturn void refuse(const char *call) {
  char message[160];
  prepare_end();
  snprintf(message, sizeof message,
           "espalier: error: the code of a screen ended the program (%s) before all was shown\n",
           call);
  say(message);
  end_part("", status_of_end);
}

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))

void _exit(int status) {
  if (is_refused(__builtin_return_address(0))) refuse("_exit");
  end_process(status);
}

void _Exit(int status) {
  if (is_refused(__builtin_return_address(0))) refuse("_Exit");
  end_process(status);
}

// The program's own end is asked for by its library.
void exit(int status) {
  if (is_refused(__builtin_return_address(0))) refuse("exit");
  void (*real)(int) = REAL("exit", void (*)(int));
  if (real != NULL) real(status);
  end_process(status);
}

void quick_exit(int status) {
  if (is_refused(__builtin_return_address(0))) refuse("quick_exit");
  void (*real)(int) = REAL("quick_exit", void (*)(int));
  if (real != NULL) real(status);
  end_process(status);
}

int execve(const char *path, char *const arguments[], char *const variables[]) {
  if (is_refused(__builtin_return_address(0))) refuse("execve");
  return (int)syscall(SYS_execve, path, arguments, variables);
}

int execv(const char *path, char *const arguments[]) {
  if (is_refused(__builtin_return_address(0))) refuse("execv");
  return (int)syscall(SYS_execve, path, arguments, environ);
}

int fexecve(int file, char *const arguments[], char *const variables[]) {
  if (is_refused(__builtin_return_address(0))) refuse("fexecve");
  int (*real)(int, char *const[], char *const[]) =
    REAL("fexecve", int (*)(int, char *const[], char *const[]));
  return real == NULL ? -1 : real(file, arguments, variables);
}

int execvp(const char *path, char *const arguments[]) {
  if (is_refused(__builtin_return_address(0))) refuse("execvp");
  int (*real)(const char *, char *const[]) = REAL("execvp", int (*)(const char *, char *const[]));
  return real == NULL ? -1 : real(path, arguments);
}

int execvpe(const char *path, char *const arguments[], char *const variables[]) {
  if (is_refused(__builtin_return_address(0))) refuse("execvpe");
  int (*real)(const char *, char *const[], char *const[]) =
    REAL("execvpe", int (*)(const char *, char *const[], char *const[]));
  return real == NULL ? -1 : real(path, arguments, variables);
}

int daemon(int stays, int keeps) {
  if (is_refused(__builtin_return_address(0))) refuse("daemon");
  int (*real)(int, int) = REAL("daemon", int (*)(int, int));
  return real == NULL ? -1 : real(stays, keeps);
}

// MARK: Copies

// A copy has none of the threads that see to it, and would print all that this program prints.
pid_t fork(void) {
  static bool is_said;
  pid_t (*real)(void) = REAL("fork", pid_t (*)(void));
  bool is_own = is_refused(__builtin_return_address(0));
  if (is_own && !is_said) {
    is_said = true;
    say("espalier: warning: the code of a screen called fork; the copy of the program is ended\n");
  }
  pid_t process = real == NULL ? -1 : real();
  if (process == 0 && is_own) end_process(0);
  return process;
}

void espalier_refuse_ends(void) { guarded = getpid(); }
