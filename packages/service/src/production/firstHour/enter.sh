#!/bin/bash
# enter.sh ROOT CHECKOUT FILES PROGRAM …: runs a program in a copy of this machine that is thrown away when it ends, with the
# checkout at /opt/waldkerf. Within a mount namespace of its own: unshare --mount.
set -euo pipefail
root=$1 checkout=$2 files=$3
shift 3
mount --make-rprivate /
exec 3< "$files"
mount -t tmpfs -o size=8g tmpfs "$root"
mkdir "$root/upper" "$root/work" "$root/merged"
mount -t overlay overlay -o "lowerdir=/,upperdir=$root/upper,workdir=$root/work" "$root/merged"
mount -t proc proc "$root/merged/proc"
mount --rbind /dev "$root/merged/dev"
mkdir "$root/merged/opt/waldkerf"
tar -C "$checkout" -cf - --null --files-from /dev/fd/3 | tar -C "$root/merged/opt/waldkerf" --no-same-owner -xf -
exec chroot "$root/merged" "$@"
