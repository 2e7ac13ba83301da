import { fixedRole, type TemplateRole } from '@waldkerf/domain/entities/template/roles'
import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { joinAddress, pageAddresses } from '@waldkerf/domain/entities/template/treePaths'
import { templateTree } from '@waldkerf/domain/entities/template/tree'
import type { RouteRow } from '@waldkerf/domain/roles/routeTable'

/** A page of the template part, for the guard and the tags; its id is its address. */
export interface TemplateRow extends RouteRow {
  /** The groups with a title that contain the page, the outermost first. */
  groups: readonly { title: string; to: string }[]
}

const free: ReadonlySet<string> = new Set(['/login', '/auth-redirect', '/redirect/*', '/404', '/401'])

/** @returns whether everyone may open the page, independent of roles */
export const isFree = (id: string): boolean => free.has(id)

interface Above {
  address: string
  groups: TemplateRow['groups']
  roles: readonly string[] | undefined
}

function toRows(routes: readonly TemplateRoute[], above: Above): TemplateRow[] {
  return routes.flatMap((route) => {
    const address = joinAddress(above.address, route.path)
    const { title, roles = above.roles } = route.meta ?? {}
    if (route.children) {
      const group = title === undefined ? [] : [{ title, to: route.redirect ?? address }]
      return toRows(route.children, { address, groups: [...above.groups, ...group], roles })
    }
    return [toRow(route, address, { ...above, roles })]
  })
}

function toRow({ meta, hidden }: TemplateRoute, path: string, { groups, roles }: Above): TemplateRow {
  return {
    id: path,
    path,
    groups,
    ...(meta?.title !== undefined && { title: meta.title }),
    ...(meta?.affix && { affix: true }),
    ...(meta?.noCache && { noCache: true }),
    ...(hidden && { hidden }),
    ...(roles && { roles }),
    ...(free.has(path) && { public: true }),
    ...(path.includes('/:id') && { digits: ['id'] }),
  }
}

const isOutside = (address: string) => /^https?:/.test(address)

/** Every page of the part, in the specification's order; without links to other sites. */
export const templateTable: readonly TemplateRow[] = toRows(templateTree(), {
  address: '',
  groups: [],
  roles: undefined,
}).filter((row) => !isOutside(row.path))

/** Id of the external link in a role's tree; it does not depend on the link's address. */
export const externalLink = 'external-link'

/**
 * Ids of the pages that a role may open: the route's own roles admit it **and** its stored tree contains the page. The
 * fixed role may open all pages, whatever is stored.
 */
export function allowedPages(role: string, stored: readonly TemplateRole[]): ReadonlySet<string> {
  const tree = role === fixedRole ? templateTree() : (stored.find(({ key }) => key === role)?.routes ?? [])
  const addresses = pageAddresses(tree)
  const inTree = new Set(addresses)
  const admits = ({ roles }: TemplateRow) => roles === undefined || role === fixedRole || roles.includes(role)
  const rows = templateTable.filter((row) => row.public || (inTree.has(row.path) && admits(row)))
  return new Set([...rows.map(({ id }) => id), ...(addresses.some(isOutside) ? [externalLink] : [])])
}
