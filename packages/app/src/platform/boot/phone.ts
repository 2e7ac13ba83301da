/** The device, as far as the browser describes it. */
export interface Device {
  userAgent: string
  /** `navigator.userAgentData.mobile`, where there is one. */
  mobile?: boolean | undefined
}

/** Whether the device is a phone, not a tablet; the window's width does not matter. */
export function isPhone({ userAgent, mobile }: Device): boolean {
  if (mobile !== undefined) return mobile
  return userAgent.includes('Mobi') && !userAgent.includes('iPad') && !userAgent.includes('Tablet')
}

/**
 * The address to which a phone is redirected first, once per browser session; undefined: no redirect.
 * @param stays it was redirected before, or returns from sign-in
 */
export function landingFor(device: Device, address: URL, stays: boolean): string | undefined {
  const { pathname, search, hash } = address
  if (stays || pathname === '/landing' || pathname === '/auth-redirect' || !isPhone(device)) return undefined
  return `/landing?to=${encodeURIComponent(pathname + search + hash)}`
}
