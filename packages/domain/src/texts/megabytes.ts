/** A file's size in whole megabytes for people, rounded up: what is there is never said to be 0. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20)
