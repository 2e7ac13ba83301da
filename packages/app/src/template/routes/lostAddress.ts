/** The address that the guard found no page for, for the page that says so; the address itself becomes /404. */
let lost: string | undefined

export const rememberLost = (address: string) => {
  lost = address
}

/** @returns undefined where nobody got lost: the page was asked for */
export const lostAddress = () => lost
