/** Characters that browsers drop or turn into a slash before they follow an address. */
const tricky = /[\\\p{Cc}\p{Cf}\p{Z}]/u

/**
 * Whether sign-in and sign-out may send the browser there: as Keycloak's `<origin>/*`, an address of our own origin,
 * without user part and fragment.
 */
export function isOwnAddress(address: string, origin: string): boolean {
  if (typeof address !== 'string' || address.length > 4_096 || tricky.test(address) || address.includes('#'))
    return false
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  // `http:host` and `http:///host` parse to the same origin; only the plain spelling passes.
  return (
    url.origin === origin &&
    (address === origin || address.startsWith(`${origin}/`) || address.startsWith(`${origin}?`))
  )
}
