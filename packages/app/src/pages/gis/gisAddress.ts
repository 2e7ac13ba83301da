import type { BeetleFilter } from '@waldkerf/ui/screens/gis/GisScreen'

/** The review workplace's filter and selection as they stand in the address, so that a link shows the same. */
export function readAddress(query: URLSearchParams): { filter: BeetleFilter; selectedId: number | undefined } {
  const number = (name: string) => (/^\d+$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined)
  return {
    filter: {
      status: query.get('status')?.split(',').filter(Boolean) ?? [],
      art: number('art'),
      bundesland: query.get('bundesland') ?? '',
      search: query.get('suche') ?? '',
      ...(query.get('ausschnitt') === '1' && { onlySection: true }),
    },
    selectedId: number('meldung'),
  }
}

/** The reverse; parts that say nothing are left out. */
export function writeAddress({ status, art, bundesland, search, onlySection }: BeetleFilter, selectedId?: number) {
  const query = new URLSearchParams()
  if (status.length > 0) query.set('status', status.join(','))
  if (art !== undefined) query.set('art', String(art))
  if (bundesland) query.set('bundesland', bundesland)
  if (search) query.set('suche', search)
  if (onlySection) query.set('ausschnitt', '1')
  if (selectedId !== undefined) query.set('meldung', String(selectedId))
  return query
}
