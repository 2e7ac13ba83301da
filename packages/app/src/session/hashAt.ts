/** The hash of the address being opened: a loader's request has none, but the address bar still has it. */
export const hashAt = (path: string) => (location.pathname === path ? location.hash : '')
