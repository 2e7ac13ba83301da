import type { SearchHit, SearchKind } from '@waldkerf/domain/entities/search/searchHit'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import type { Command } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { paths } from '@waldkerf/app/platform/routes/paths'
import type { FrameCommand } from '../frame/commands.ts'

interface Lead {
  /** The route that the reader must be allowed. */
  route: string
  to: (id: number) => string
  /** Of one's own records alone. */
  isOwn?: true
}

/** Where a hit of a kind leads: the first that fits. */
const leads: Readonly<Record<SearchKind, readonly Lead[]>> = {
  // Those who have no GIS have a page for each of their own records, and see published ones over the dashboard.
  kaefer: [
    { route: 'gis', to: (record) => paths.gis({ record }) },
    { route: 'report', to: paths.report, isOwn: true },
    { route: 'profile', to: paths.dashboard },
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
  /** Ids of his own records. */
  own: ReadonlySet<number>
  /** A day like 2026-11-20 in his language. */
  day: (value: string) => string
  language: Language
  /** Of an invoice, in his language. */
  cancelled: string
}

const leadFor = (kind: SearchKind, { allowed, own }: Reader, id?: number) =>
  leads[kind].find(({ route, isOwn }) => allowed.has(route) && (!isOwn || (id !== undefined && own.has(id))))

/** @returns whether hits of this kind lead anywhere for this reader; records do for all who find anything */
export const leadsOn = (kind: SearchKind, reader: Reader): boolean => leadFor(kind, reader) !== undefined

const isDay = (part: string) => /^\d{4}-\d\d-\d\d$/.test(part)

/** The service writes days as they are stored, and places in German. */
function inWords(part: string, { day, language, cancelled }: Reader): string {
  if (part === 'storniert') return cancelled
  return isDay(part) ? day(part) : placeWordsIn(part, language)
}

/** @returns the hit as an entry of the palette; undefined where it leads nowhere for this reader */
export function foundCommand({ art, id, titel, zusatz }: SearchHit, reader: Reader): FrameCommand | undefined {
  const lead = leadFor(art, reader, id)
  if (!lead) return undefined
  const parts = [...(art === 'kaefer' ? [`#${id}`] : []), ...zusatz.split(' · ').filter(Boolean)]
  return {
    id: `${art} ${id}`,
    group: art,
    label: titel,
    detail: parts.map((part) => inWords(part, reader)).join(' · '),
    icon: icons[art],
    to: lead.to(id),
  }
}

/** New documents for the client that fits best, for those who write them. */
export function newDocumentCommands(
  hits: readonly SearchHit[],
  { allowed }: Reader,
  t: Record<'invoiceFor' | 'offerFor', (client: string) => string>,
): FrameCommand[] {
  const client = hits.filter(({ art }) => art === 'kunde').toSorted((one, other) => one.rang - other.rang)[0]
  if (!client) return []
  const made = [
    { id: 'invoiceFor', route: 'invoices', list: paths.invoices() },
    { id: 'offerFor', route: 'offers', list: paths.offers() },
  ] as const
  return made.flatMap(({ id, route, list }) =>
    allowed.has(route)
      ? [
          {
            id: `${id} ${client.id}`,
            group: 'kunde' as const,
            label: t[id](client.titel),
            icon: 'plus' as const,
            to: paths.newFor(list, client.id),
          },
        ]
      : [],
  )
}

const best = (kind: readonly SearchHit[]) => Math.min(...kind.map(({ rang }) => rang))

/** Kinds together, the one with the best hit first; of kinds that fit alike in the order of the answer. */
export function foundCommands(hits: readonly SearchHit[], reader: Reader): FrameCommand[] {
  const kinds = [...Map.groupBy(hits, ({ art }) => art).values()]
  return kinds
    .toSorted((one, other) => best(one) - best(other))
    .flatMap((kind) => kind.flatMap((hit) => foundCommand(hit, reader) ?? []))
}
