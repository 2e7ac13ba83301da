/** The bytes that base64 stands for. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0)

/** A file's bytes as base64, in slices: one call with all of them has more arguments than a function takes. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const slice = 0x80_00
  let binary = ''
  for (let start = 0; start < bytes.length; start += slice) {
    binary += String.fromCharCode(...bytes.subarray(start, start + slice))
  }
  return btoa(binary)
}
