import type { SearchHit, SearchKind } from '@waldkerf/domain/entities/search/searchHit'
import type { Command } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import { paths } from '../../platform/routes/paths.ts'
import type { FrameCommand } from '../frame/commands.ts'

/** Where a hit of a kind leads, by the route that its reader must be allowed. */
const leads: Readonly<Record<SearchKind, readonly { route: string; to: (id: number) => string }[]>> = {
  // Those who have no GIS see their own records, and published ones, on the dashboard.
  kaefer: [
    { route: 'gis', to: (record) => paths.gis({ record }) },
    { route: 'profile', to: (record) => paths.dashboard(record) },
  ],
  kaeferarten: [{ route: 'gis', to: (art) => paths.gis({ art }) }],
  benutzer: [{ route: 'user', to: paths.user }],
  kunde: [{ route: 'client', to: paths.client }],
  rechnung: [{ route: 'invoice', to: paths.invoice }],
  angebot: [{ route: 'offer', to: paths.offer }],
  karte: [{ route: 'georef', to: paths.map }],
}

const icons: Readonly<Record<SearchKind, Command['icon']>> = {
  kaefer: 'pin',
  kaeferarten: 'beetle',
  benutzer: 'profile',
  kunde: 'clients',
  rechnung: 'invoice',
  angebot: 'document',
  karte: 'map',
}

export interface Reader {
  /** Ids of the routes that he may open. */
  allowed: ReadonlySet<string>
  /** A day like 2026-11-20 in his language. */
  day: (value: string) => string
}

const leadFor = (kind: SearchKind, { allowed }: Reader) => leads[kind].find(({ route }) => allowed.has(route))

/** @returns whether hits of this kind lead anywhere for this reader; records do for all who find anything */
export const leadsOn = (kind: SearchKind, reader: Reader): boolean => leadFor(kind, reader) !== undefined

const isDay = (part: string) => /^\d{4}-\d\d-\d\d$/.test(part)

/** @returns the hit as an entry of the palette; undefined where it leads nowhere for this reader */
export function foundCommand({ art, id, titel, zusatz }: SearchHit, reader: Reader): FrameCommand | undefined {
  const lead = leadFor(art, reader)
  if (!lead) return undefined
  const parts = [...(art === 'kaefer' ? [`#${id}`] : []), ...zusatz.split(' · ').filter(Boolean)]
  return {
    id: `${art} ${id}`,
    group: art,
    label: titel,
    detail: parts.map((part) => (isDay(part) ? reader.day(part) : part)).join(' · '),
    icon: icons[art],
    to: lead.to(id),
  }
}

const best = (kind: readonly SearchHit[]) => Math.min(...kind.map(({ rang }) => rang))

/** Kinds together, the one with the best hit first; of kinds that fit alike in the order of the answer. */
export function foundCommands(hits: readonly SearchHit[], reader: Reader): FrameCommand[] {
  const kinds = [...Map.groupBy(hits, ({ art }) => art).values()]
  return kinds
    .toSorted((one, other) => best(one) - best(other))
    .flatMap((kind) => kind.flatMap((hit) => foundCommand(hit, reader) ?? []))
}
