import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The chunks that belong to one entry page alone, as file names. */
export function ownChunks() {
  interface Entry {
    file: string
    imports?: string[]
    dynamicImports?: string[]
  }
  const manifest = JSON.parse(readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    Entry
  >
  const reach = (key: string, seen = new Set<string>()): Set<string> => {
    const entry = manifest[key]
    if (!entry || seen.has(entry.file)) return seen
    seen.add(entry.file)
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) reach(next, seen)
    return seen
  }
  const product = reach('index.html')
  const template = reach('demo/index.html')
  return { product: product.difference(template), template: template.difference(product) }
}

/** Collects the paths that a page asks for at its own host, and all addresses of others, which are trouble. */
export function watchRequests(page: Page, own: string) {
  const paths: string[] = []
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return
    const { origin, pathname } = new URL(request.url())
    if (origin === own) paths.push(pathname)
    else foreign.push(request.url())
  })
  return { paths, foreign }
}
