import type { SearchHit, SearchKind } from '@waldkerf/domain/entities/search/searchHit'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import type { Command } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { paths } from '@waldkerf/app/platform/routes/paths'
import type { FrameCommand } from '../frame/commands.ts'

interface HitLink {
  /** Only for users who may open this route. */
  route: string
  to: (id: number) => string
  /** Only for the user's own records. */
  isOwn?: true
}

/** Links by kind of hit; the first one that the user may open is used. */
const links: Readonly<Record<SearchKind, readonly HitLink[]>> = {
  // Users without the GIS have a page for each of their own records, and see published ones from the dashboard.
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
  /** Ids of the routes that the user may open. */
  allowed: ReadonlySet<string>
  /** Ids of the user's own records. */
  own: ReadonlySet<number>
  /** Formats a day like 2026-11-20 in the user's language. */
  day: (value: string) => string
  language: Language
  /** The name of a species in the user's language, by its German one. */
  species: (name: string) => string
  /** The word for a cancelled invoice, in the user's language. */
  cancelled: string
}

const findLink = (kind: SearchKind, { allowed, own }: Reader, id?: number) =>
  links[kind].find(({ route, isOwn }) => allowed.has(route) && (!isOwn || (id !== undefined && own.has(id))))

/** @returns whether the user may open hits of this kind; records can be opened by all who find anything */
export const canOpen = (kind: SearchKind, reader: Reader): boolean => findLink(kind, reader) !== undefined

const isDay = (part: string) => /^\d{4}-\d\d-\d\d$/.test(part)

/** Translates a part of the service's answer, which has days in the stored format and places in German. */
function translatePart(part: string, { day, language, cancelled }: Reader): string {
  if (part === 'storniert') return cancelled
  return isDay(part) ? day(part) : placeWordsIn(part, language)
}

/** @returns the hit as an entry of the palette; undefined if this user has no page for it */
export function foundCommand({ art, id, titel, zusatz }: SearchHit, reader: Reader): FrameCommand | undefined {
  const link = findLink(art, reader, id)
  if (!link) return undefined
  const parts = [...(art === 'kaefer' ? [`#${id}`] : []), ...zusatz.split(' · ').filter(Boolean)]
  return {
    id: `${art} ${id}`,
    group: art,
    label: art === 'kaefer' || art === 'kaeferarten' ? reader.species(titel) : titel,
    detail: parts.map((part) => translatePart(part, reader)).join(' · '),
    icon: icons[art],
    to: link.to(id),
  }
}

/** Commands that create documents for the client that matches best; only for users who may write documents. */
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

/** The hits grouped by kind, the kind with the best hit first; kinds that match equally keep the answer's order. */
export function foundCommands(hits: readonly SearchHit[], reader: Reader): FrameCommand[] {
  const kinds = [...Map.groupBy(hits, ({ art }) => art).values()]
  return kinds
    .toSorted((one, other) => best(one) - best(other))
    .flatMap((kind) => kind.flatMap((hit) => foundCommand(hit, reader) ?? []))
}
