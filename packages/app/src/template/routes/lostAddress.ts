/** The address for which the guard found no page. The page at /404 shows it. */
let lost: string | undefined

export const rememberLost = (address: string) => {
  lost = address
}

/** @returns undefined if the user opened /404 directly */
export const lostAddress = () => lost
