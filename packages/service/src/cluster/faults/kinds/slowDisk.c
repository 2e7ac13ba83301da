/* Flushes that take half a second more, while the file that SLOW_DISK names is there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static int flush(const char *name, int file) {
  const char *mark = getenv("SLOW_DISK");
  if (mark && access(mark, F_OK) == 0) {
    struct timespec left = {0, 500000000};
    while (nanosleep(&left, &left) == -1 && errno == EINTR);
  }
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
