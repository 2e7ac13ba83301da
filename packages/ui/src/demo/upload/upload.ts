/** Sends a file; rejects with words for people, or when the signal says so. */
export type Upload = (
  file: Blob,
  options: {
    /** Its name on the server. */
    name: string
    /** From 0 to 1, as often as something has arrived. */
    onProgress: (share: number) => void
    signal: AbortSignal
  },
) => Promise<void>

export const wordsOfFailure = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A file as a data URL, which contains all of it. Rejects when it cannot be read. */
export const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
