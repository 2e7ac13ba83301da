/** Reads bytes of a file, as the readers of pictures ask for them. */
export const bytesFrom = (file: Blob) => async (from: number, length: number) =>
  new DataView(await file.slice(from, from + length).arrayBuffer())
