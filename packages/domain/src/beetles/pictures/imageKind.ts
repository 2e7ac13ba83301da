/** Kinds of pictures that are told apart by their first bytes; a name or a MIME type says nothing reliable. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic'

const startsWith = (bytes: Uint8Array, text: string, at: number) =>
  Array.from(text).every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

const tests: Readonly<Record<ImageKind, (bytes: Uint8Array) => boolean>> = {
  jpeg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => bytes[0] === 0x89 && startsWith(bytes, 'PNG\r\n\x1a\n', 1),
  webp: (bytes) => startsWith(bytes, 'RIFF', 0) && startsWith(bytes, 'WEBP', 8),
  gif: (bytes) => startsWith(bytes, 'GIF8', 0),
  // Apple's phones write it; no browser but Safari can show it.
  heic: (bytes) =>
    startsWith(bytes, 'ftyp', 4) && ['heic', 'heix', 'mif1', 'msf1'].some((kind) => startsWith(bytes, kind, 8)),
}

/** The kind of a picture's bytes; the first 12 are enough. Undefined: none that is known. */
export const detectImageKind = (bytes: Uint8Array): ImageKind | undefined =>
  (Object.keys(tests) as ImageKind[]).find((kind) => tests[kind](bytes))
