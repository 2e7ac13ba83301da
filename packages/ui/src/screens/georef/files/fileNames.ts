/** A name of the map that every file system takes. */
export function plainName(name: string): string {
  const plain = name
    .trim()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '_')
    .replaceAll(/\s+/g, '_')
  return plain === '' || plain.startsWith('.') ? `karte${plain}` : plain
}

/** The name without its ending. */
export function fileStem(file: string): string {
  return file.replace(/\.[^.]+$/, '')
}
