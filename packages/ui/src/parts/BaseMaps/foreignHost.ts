import type { BaseMap } from './baseMapTypes.ts'

/** @returns the server of others that a map comes from; undefined for one of the own site */
export function foreignHost({ url }: Pick<BaseMap, 'url'>, own: string = location.host): string | undefined {
  const [, host] = /^https?:\/\/(?:\{[^}]*\}\.?)?([^/?#]+)/.exec(url) ?? []
  return host === own ? undefined : host
}
