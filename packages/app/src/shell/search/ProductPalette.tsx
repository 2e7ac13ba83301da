import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { searchKinds } from '@waldkerf/domain/entities/search/searchHit'
import { shown, type Loadable, mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useOwnBeetles } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import type { FrameCommand } from '../frame/commands.ts'
import { FramePalette } from '../frame/FramePalette.tsx'
import type { FramePaletteProps } from '../frame/frameTypes.ts'
import { canOpen, type Reader, foundCommands, newDocumentCommands } from './foundCommand.ts'
import { searchTexts } from '../overlays.texts.ts'
import { texts as shellTexts } from '../texts.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { recentKey } from '@waldkerf/app/platform/storage/sessionKeys'
import type { Finds } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import { useState } from 'react'
import { useSearch, useSpeciesWords } from '@waldkerf/app/data/search/search'
import { useDebounced } from '@waldkerf/ui/browser/useDebounced'

const most = 5

interface Kept {
  owner: string
  choices: readonly FrameCommand[]
}

function readKept(): Kept {
  try {
    const { owner, choices } = JSON.parse(sessionStorage.getItem(recentKey) ?? '') as Partial<Kept>
    return { owner: owner ?? '', choices: Array.isArray(choices) ? choices : [] }
  } catch {
    return { owner: '', choices: [] }
  }
}

const kinds = new Set<string>(['screens', 'actions', ...searchKinds])

/** This person's last choices in this browser's session, the latest first. */
const recentChoices = {
  read(owner: string): readonly FrameCommand[] {
    const kept = readKept()
    return kept.owner === owner ? kept.choices.filter(({ group }) => kinds.has(group)) : []
  },
  add(owner: string, { id, group, label, detail, icon, to }: FrameCommand) {
    const before = recentChoices.read(owner).filter((one) => one.id !== id)
    const choices = [{ id, group, label, detail, icon, ...(to !== undefined && { to }) }, ...before].slice(0, most)
    sessionStorage.setItem(recentKey, JSON.stringify({ owner, choices } satisfies Kept))
  },
}

const nothing: ReadonlySet<string> = new Set()

/** The product's palette: pages and actions by role, and a search of the data. */
export function ProductPalette(props: FramePaletteProps) {
  const t = useTexts(searchTexts)
  const { titles } = useTexts(shellTexts)
  const { day } = useFormat()
  const { allowed = nothing, user } = useSessionSnapshot()
  const own = shown(useOwnBeetles({ needed: allowed.has('report') && !allowed.has('gis') }))
  const reader = {
    allowed,
    day,
    language: useLanguage(),
    cancelled: t.cancelled,
    species: useSpeciesWords(),
    own: new Set(own?.map(({ id }) => id)),
  }
  const finds = useFinds(reader)
  const owner = user?.email ?? ''
  return (
    <FramePalette
      {...props}
      actions={[...pagesBesideMenu(allowed, titles), ...productActions(allowed, t)]}
      {...(canOpen('kaefer', reader) && { finds })}
      recent={recentChoices.read(owner).filter((command) => isOpen(command, reader))}
      onChoose={(command) => recentChoices.add(owner, command)}
    />
  )
}

/** Whether the role still allows a former choice. */
function isOpen({ group }: FrameCommand, reader: Reader) {
  const kind = searchKinds.find((one) => one === group)
  return kind === undefined || canOpen(kind, reader)
}

type Words = typeof searchTexts.de

/** Actions of the product, each with the route that the role must allow. */
const actions = [
  { id: 'report', route: 'newReport', icon: 'plus', to: paths.newReport() },
  { id: 'review', route: 'gis', icon: 'check', to: paths.gis({ status: ['new'] }) },
  { id: 'invoice', route: 'invoices', icon: 'plus', to: paths.newIn(paths.invoices()) },
  { id: 'offer', route: 'offers', icon: 'plus', to: paths.newIn(paths.offers()) },
  { id: 'statement', route: 'invoices', icon: 'upload', to: `${paths.invoices()}?ansicht=forderungen` },
  { id: 'client', route: 'clients', icon: 'plus', to: paths.newIn(paths.clients()) },
  { id: 'invite', route: 'users', icon: 'plus', to: paths.newIn(paths.users()) },
] as const

/** Pages that the role may open and the menu does not have; a record's page needs its number. */
const pagesBesideMenu = (allowed: ReadonlySet<string>, titles: Readonly<Record<string, string>>): FrameCommand[] =>
  productRoutes.flatMap(({ id, path, title, hidden, icon }) =>
    hidden && title !== undefined && !path.includes(':') && allowed.has(id)
      ? [
          {
            id: `page ${id}`,
            group: 'screens' as const,
            label: titles[id] ?? title,
            icon: (icon ?? 'chart') as FrameCommand['icon'],
            to: path,
          },
        ]
      : [],
  )

/** Actions that the role allows. */
const productActions = (allowed: ReadonlySet<string>, t: Words): FrameCommand[] =>
  actions.flatMap(({ id, route, icon, to }) =>
    allowed.has(route) ? [{ id: `do ${id}`, group: 'actions' as const, label: t[id], icon, to }] : [],
  )

/** In ms; shorter than elsewhere, since pages and actions appear with the first letters. */
const pause = 120

/** The search of the data for the palette; requested after a short pause in typing. */
function useFinds(reader: Reader): Finds<FrameCommand> {
  const [text, setText] = useState('')
  const asked = useDebounced(text, pause)
  const answer = useSearch(asked)
  const t = useTexts(searchTexts)
  const hits: Loadable<readonly FrameCommand[]> = mapLoadable(answer, (rows) => {
    const found = foundCommands(rows, reader)
    // After the clients, to whose group they belong.
    const place = found.findLastIndex(({ group }) => group === 'kunde') + 1
    return found.toSpliced(place, 0, ...newDocumentCommands(rows, reader, t))
  })
  return { onSearch: setText, hits: text === asked ? hits : waiting(shown(hits)) }
}

/** The former hits while the next request waits. */
const waiting = <T,>(data: T | undefined): Loadable<T> =>
  data === undefined ? { status: 'loading' } : { status: 'ready', data, refreshing: true }
