/** A loader's request has no hash: that of the address which the page was opened with still stands in the bar. */
export const hashAt = (path: string) => (location.pathname === path ? location.hash : '')
