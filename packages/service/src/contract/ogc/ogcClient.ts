import type { TestStack } from '../fixtures/stack.ts'

export interface OgcFeature {
  type: 'Feature'
  id: number | string
  geometry: { type: string; coordinates: unknown } | null
  properties: Record<string, unknown>
}

interface FeaturePage {
  type: 'FeatureCollection'
  features: OgcFeature[]
  numberReturned: number
  links: { rel: string; type: string; href: string }[]
}

const nextLink = ({ links }: FeaturePage) => links.find(({ rel }) => rel === 'next')?.href

/** Asks /ogc of this stack as this person; null sends no token. */
export function ogcClient(stack: TestStack) {
  const base = `${stack.origin}/ogc`

  async function ask(email: string | null, path: string, init: RequestInit = {}): Promise<Response> {
    const authorization: Record<string, string> =
      email === null ? {} : { Authorization: `Bearer ${await stack.token(email)}` }
    return fetch(path.startsWith('http') ? path : base + path, {
      ...init,
      headers: { ...authorization, ...(init.headers as Record<string, string>) },
    })
  }

  return {
    ask,
    async page(email: string | null, path: string): Promise<FeaturePage> {
      return (await (await ask(email, path)).json()) as FeaturePage
    },
    next: nextLink,
    /** All pages, one after another; `between` runs after each. */
    async all(email: string, path: string, between: () => Promise<unknown> = () => Promise.resolve()) {
      const features: OgcFeature[] = []
      for (let address: string | undefined = path; address !== undefined;) {
        const page = (await (await ask(email, address)).json()) as FeaturePage
        features.push(...page.features)
        address = nextLink(page)
        if (address !== undefined) await between()
      }
      return features
    },
  }
}
