import type { TemplateRoute } from './routes.ts'

const isAbsolute = (path: string) => /^(\/|[a-z]+:)/.test(path)

/** A route's address: an absolute path as it is, any other below its group's. */
export const joinAddress = (group: string, path: string): string => (isAbsolute(path) ? path : `${group}/${path}`)

/** Addresses of all pages of a tree, in its order. Groups have none of their own. */
export const pageAddresses = (routes: readonly TemplateRoute[], group = ''): string[] =>
  routes.flatMap((route) => {
    const address = joinAddress(group, route.path)
    return route.children ? pageAddresses(route.children, address) : [address]
  })

/** The tree reduced to some pages; a group stays if one of its pages does. */
export const keepPages = (
  routes: readonly TemplateRoute[],
  isKept: (address: string) => boolean,
  group = '',
): TemplateRoute[] =>
  routes.flatMap((route) => {
    const address = joinAddress(group, route.path)
    if (!route.children) return isKept(address) ? [route] : []
    const children = keepPages(route.children, isKept, address)
    return children.length > 0 ? [{ ...route, children }] : []
  })
