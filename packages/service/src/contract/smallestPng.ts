/** A picture of one pixel, as base64. */
export const smallestPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The same bytes but for its head, which says that it unpacks to this size. */
export function pngOfSize(width: number, height: number): string {
  const bytes = Buffer.from(smallestPng, 'base64')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes.toString('base64')
}
