/** Kinds of pictures accepted as scans, by the extension of the stored file. */
export const scanTypes = { jpg: 'image/jpeg', png: 'image/png', tif: 'image/tiff' } as const

export type ScanEnding = keyof typeof scanTypes

const signatures: readonly [ending: ScanEnding, bytes: readonly number[]][] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['tif', [0x49, 0x49, 0x2a, 0x00]],
  ['tif', [0x4d, 0x4d, 0x00, 0x2a]],
  // BigTIFF.
  ['tif', [0x49, 0x49, 0x2b, 0x00]],
  ['tif', [0x4d, 0x4d, 0x00, 0x2b]],
]

/** How many first bytes are needed to recognise the kind of a picture. */
export const signatureLength = 8

/** The kind of a file by its first bytes, regardless of its name. @returns undefined if the kind is not accepted */
export function endingBySignature(head: Uint8Array): ScanEnding | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0]
}

/** The file extension for a scan's media type. */
export const endingByType = (type: string): string =>
  Object.entries(scanTypes).find(([, one]) => one === type)?.[0] ?? 'bin'
