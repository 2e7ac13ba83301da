/** Characters of path and query: above some 9,000 the data service closes the connection without a word. */
export const longestAddress = 8_000

/** Bytes of a call's body; the longest texts, of a map's script, have 200,000 characters. */
const usualBody = 2 * 2 ** 20

/** Calls that carry files, in base64, or all points of a map. */
const largeBodies: Readonly<Record<string, number>> = {
  // A picture of 5 MB, and some room: a picture a little larger gets the data service's own refusal.
  '/rpc/w_add_bild': 8 * 2 ** 20,
  // A document of 10 MB, PDF and XML together.
  '/rpc/w_send_dokument': 14 * 2 ** 20,
  // 20,000 points with every digit that a number has.
  '/rpc/w_set_mappoints': 8 * 2 ** 20,
  '/mappoint': 8 * 2 ** 20,
}

/** Bytes that the body of a call may have. @param path below the data service's base address */
export const bodyLimit = (path: string): number => largeBodies[path] ?? usualBody

/** Our deepest bodies, saved views, have five levels. */
const deepest = 32

const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Whether arrays and objects of a JSON text nest deeper than any call of ours: they take the data service seconds.
 * Looks at brackets outside of texts only, and does not check that the rest is JSON.
 */
export function isNestedTooDeep(json: Buffer): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (byte === quote) at = endOfText(json, at)
    else if (opening.has(byte)) depth += 1
    else if (closing.has(byte)) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Where the text that begins at `start` ends. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let escapes = 0
    while (json[end - 1 - escapes] === backslash) escapes += 1
    if (escapes % 2 === 0) return end
  }
  return json.length
}
