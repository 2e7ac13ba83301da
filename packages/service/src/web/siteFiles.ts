/** A request for a file of the site, as far as the answer follows from it. */
export interface SiteRequest {
  method: string
  /** Decoded, normalised path; undefined when the address has none (`//host`, `/%zz`, `/..%2f`). */
  path: string | undefined
  search: string
  /** `Sec-Fetch-Dest`; undefined where the browser or tool does not send it. */
  destination: string | undefined
  accept: string | undefined
}

/** The build, as far as a path's answer follows from it. */
export interface BuiltSite {
  hasFile(path: string): boolean
  /** Paths that only the template part's table has, `:name` for parameters. */
  readonly templatePaths: readonly string[]
}

export type SiteAnswer = { kind: 'file'; path: string } | { kind: 'redirect'; to: string } | { kind: 'missing' }

const services = ['/rest', '/realms', '/resources', '/prod-api', '/scans', '/ogc', '/health']
const templateBase = '/demo/'

/** The files that hold a page of their own, by the path that people see. */
const pages: Readonly<Record<string, string>> = { '/': '/index.html', '/landing': '/landing.html' }

/** Controls and line separators: no path of ours has them, and the application's route table cannot read them. */
const breaksLines = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Which file a path gets, where it moved to, or that there is none. The fallback to a part's page is for pages only:
 * a script that is missing must fail, not become HTML.
 */
export function findSiteFile(request: SiteRequest, site: BuiltSite): SiteAnswer {
  const { path } = request
  if (path === undefined || breaksLines.test(path)) {
    return asksForPage(request) ? { kind: 'redirect', to: '/' } : { kind: 'missing' }
  }
  if (services.some((service) => path === service || path.startsWith(`${service}/`))) return { kind: 'missing' }
  const template = site.hasFile('/demo/index.html')
  if (path === '/demo' && template) return { kind: 'redirect', to: templateBase + request.search }
  const file = pages[path] ?? (path === templateBase ? '/demo/index.html' : path)
  if (site.hasFile(file)) return { kind: 'file', path: file }
  if (!asksForPage(request)) return { kind: 'missing' }
  if (template && isTemplatePath(path, site.templatePaths)) {
    return { kind: 'redirect', to: `/demo${encodeURI(path)}${request.search}` }
  }
  const fallback = template && path.startsWith(templateBase) ? '/demo/index.html' : '/index.html'
  return site.hasFile(fallback) ? { kind: 'file', path: fallback } : { kind: 'missing' }
}

function asksForPage({ method, path, destination, accept }: SiteRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (path?.startsWith('/assets/') || path?.startsWith('/demo/assets/')) return false
  return destination === undefined ? (accept ?? '').includes('text/html') : destination === 'document'
}

function isTemplatePath(path: string, templatePaths: readonly string[]): boolean {
  const parts = path.split('/')
  return templatePaths.some((pattern) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
    )
  })
}
