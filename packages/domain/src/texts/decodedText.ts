const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

function strict(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Files put together from several ones: each line in the encoding that it has. */
function decodedLines(bytes: Uint8Array): string {
  const lines: string[] = []
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start)
    const next = end < 0 ? bytes.length : end + 1
    const line = bytes.subarray(start, next)
    lines.push(strict(line) ?? windows.decode(line))
    start = next
  }
  return lines.join('')
}

/** Text of a file that does not say its encoding: UTF-8 or UTF-16, or the encoding of Windows; without its mark. */
export function decodedText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : (strict(bytes) ?? decodedLines(bytes))
  return text.replace(/^\uFEFF/, '')
}
