/**
 * Whether an address leads to this origin, as the browser reads it: `/\elsewhere.example` does not, although it looks
 * like a path. Sound and film come from here alone: they are too large to be part of a text.
 */
export function isOwnMedia(address: string): boolean {
  const url = URL.parse(address, location.href)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === location.origin
}

/** Pictures come from here or are part of the text: one from elsewhere would tell its host who reads. */
export const isOwnPicture = (address: string): boolean =>
  /^(?:blob:|data:image\/(?:png|jpeg|gif|webp);)/i.test(address) || isOwnMedia(address)
