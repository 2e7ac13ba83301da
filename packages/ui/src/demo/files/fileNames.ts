/** A name that every file system takes: no path, no sign with a meaning, no name that Windows keeps for itself. */
export function safeFileName(name: string, otherwise: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100)
  if (clean === '') return otherwise
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(clean) ? `${clean}-` : clean
}
