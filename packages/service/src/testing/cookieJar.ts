/** A browser's part in sign-in: keeps cookies by path and follows nothing by itself. */
export interface CookieJar {
  fetch(address: string, init?: RequestInit): Promise<Response>
  get(name: string): string | undefined
  all(): readonly Cookie[]
}

export interface Cookie {
  name: string
  value: string
  path: string
}

export function cookieJar(): CookieJar {
  let cookies: Cookie[] = []

  const keep = (header: string) => {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find((text) => /^path=/i.test(text))?.slice('path='.length) ?? '/'
    cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (value !== '') cookies.push({ name, value, path })
  }

  return {
    async fetch(address, init = {}) {
      const { pathname } = new URL(address)
      const sent = cookies.filter(({ path }) => pathname.startsWith(path)).map(({ name, value }) => `${name}=${value}`)
      const headers = new Headers(init.headers)
      if (sent.length > 0) headers.set('Cookie', sent.join('; '))
      const response = await fetch(address, { redirect: 'manual', ...init, headers })
      response.headers.getSetCookie().forEach(keep)
      return response
    },
    get: (name) => cookies.find((cookie) => cookie.name === name)?.value,
    all: () => cookies,
  }
}
