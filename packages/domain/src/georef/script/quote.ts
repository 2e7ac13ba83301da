/**
 * A file name as one POSIX shell word: in single quotes, and `./` before a leading `-`, which would be an option.
 * Throws for a newline or NUL, which no file name of a map has.
 */
export function quote(name: string): string {
  if (/[\n\0]/.test(name)) throw new RangeError('a file name must not contain a newline or NUL')
  const path = name.startsWith('-') ? `./${name}` : name
  return `'${path.replaceAll("'", String.raw`'\''`)}'`
}
