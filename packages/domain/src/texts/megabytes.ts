/** A file's size in whole megabytes for people, rounded up, so that no file is shown as 0. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20)

/** A size for people: gigabytes with one decimal, else whole megabytes, and kilobytes of what is less than one. */
export const roundedSize = (bytes: number): { amount: number; unit: 'kB' | 'MB' | 'GB' } =>
  bytes > 0 && bytes < 2 ** 20
    ? { amount: Math.ceil(bytes / 2 ** 10), unit: 'kB' }
    : bytes < 2 ** 30
      ? { amount: megabytes(bytes), unit: 'MB' }
      : { amount: Math.round((10 * bytes) / 2 ** 30) / 10, unit: 'GB' }
