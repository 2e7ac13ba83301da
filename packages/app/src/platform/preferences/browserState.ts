/** The cookies that the specification names (section 4): session cookies on the whole origin, for both parts. */

/** @returns undefined when there is none */
export const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export function setCookie(name: string, value: string) {
  document.cookie = `${name}=${value}; path=/; samesite=lax`
}
