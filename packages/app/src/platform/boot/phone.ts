/** The device, as far as the browser tells. */
export interface Device {
  userAgent: string
  /** `navigator.userAgentData.mobile`, where there is one. */
  mobile?: boolean | undefined
}

/** A phone, not a tablet, and never by the window's width. */
export function isPhone({ userAgent, mobile }: Device): boolean {
  if (mobile !== undefined) return mobile
  return userAgent.includes('Mobi') && !userAgent.includes('iPad') && !userAgent.includes('Tablet')
}

/**
 * Where the page sends a phone before anything else, once per browser session; undefined: stay.
 * @param stays it was sent before, or is on its way back from sign-in
 */
export function landingFor(device: Device, address: URL, stays: boolean): string | undefined {
  const { pathname, search, hash } = address
  if (stays || pathname === '/landing' || pathname === '/auth-redirect' || !isPhone(device)) return undefined
  return `/landing?to=${encodeURIComponent(pathname + search + hash)}`
}
