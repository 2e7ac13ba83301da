import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { mapFilter, mapRows } from '@waldkerf/domain/maps/mapFilter'
import { footprintOfMap } from '@waldkerf/domain/maps/mapFootprint'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { exampleViewActions } from '@waldkerf/ui/parts/SavedViews/exampleViewActions.testing'
import { noBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { EditableCell } from './table/EditableCell.tsx'
import { MapLink } from './table/MapLink.tsx'
import { NameCell } from './table/NameCell.tsx'
import { QualityCell } from './table/QualityCell.tsx'
import { MapsScreen, type MapsScreenProps } from './MapsScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const byMap = Map.groupBy(world.controlPoints, (point) => point.karte_id)
const clients = world.clients.map(({ client_id, name }) => ({ client_id, name }))
const footprints = world.maps.flatMap((map) => {
  const points = (byMap.get(map.id) ?? []).filter(({ enable }) => enable)
  const columns = {
    karte_id: map.id,
    punkte: points.length,
    unvollstaendig: 0,
    mapx: points.map(({ mapx }) => mapx),
    mapy: points.map(({ mapy }) => mapy),
    pixelx: points.map(({ pixelx }) => pixelx),
    pixely: points.map(({ pixely }) => pixely),
  }
  return footprintOfMap(map, columns) ?? []
})
const maps = mapRows(
  world.maps,
  new Map(clients.map(({ client_id, name }) => [client_id, name])),
  new Map([...byMap].map(([id, points]) => [id, points.length])),
  undefined,
  new Map(footprints.map(({ id, judgement }) => [id, judgement])),
)

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** Stands in for the container: keeps filter, order and selection, and shows stored changes. */
function LiveScreen({ state: start, actions, rights }: MapsScreenProps) {
  const [state, setState] = useState(start)
  const change = (part: Partial<typeof state>) => setState((last) => ({ ...last, ...part }))
  const live: MapsScreenProps['actions'] = {
    ...actions,
    setFilter: (filter) => change({ filter }),
    setSort: (sort) => change({ sort }),
    select: (selectedId) => change({ selectedId }),
    async change(map, column, value) {
      await actions.change(map, column, value)
      setState((last) => {
        if (last.maps.status !== 'ready') return last
        const data = last.maps.data.map((row) => (row.id === map.id ? { ...row, [column]: value } : row))
        return { ...last, maps: { status: 'ready', data } }
      })
    },
  }
  return (
    <Frame>
      <MapsScreen state={state} actions={live} rights={rights} />
    </Frame>
  )
}

const meta = preview.meta({
  component: MapsScreen,
  subcomponents: { EditableCell, MapLink, NameCell, QualityCell },
  render: (args) => <LiveScreen {...args} />,
})

/** The first opening of a dialog fetches its code. */
const late = { timeout: 8_000 }

const open = maps.find(({ points = 0 }) => points > 6)!

export const Ready = meta.story({
  args: {
    state: {
      maps: { status: 'ready', data: maps },
      footprints,
      clients,
      filter: mapFilter.empty,
      sort: { column: 'name', direction: 'ascending' },
      selectedId: undefined,
      extent: undefined,
      views: { status: 'ready', data: [{ id: 1, name: 'Ohne Passpunkte', standard: false, current: false }] },
      baseMaps: noBaseMaps,
      mapAddress: (id) => `#/gis/maps/${id}`,
    },
    actions: {
      setFilter: fn(),
      setSort: fn(),
      select: fn(),
      retry: fn(),
      change: fn(async () => undefined),
      onLost: fn(),
      create: fn(async () => 1),
      remove: fn(async () => undefined),
      loadSystem: fn(async () => 25_832),
      onTyping: fn(),
      views: exampleViewActions(),
    },
    rights: { withoutClient: true },
  },
})
const { args } = Ready.composed
const { state, actions } = args
const withMaps = (data: MapsScreenProps['state']['maps']) => ({ args: { ...args, state: { ...state, maps: data } } })
const editing = { ...args, state: { ...state, selectedId: open.id } }

export const Empty = meta.story({
  args: { ...args, state: { ...state, maps: { status: 'ready', data: [] }, footprints: [] } },
})
export const Loading = meta.story(withMaps({ status: 'loading' }))
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story(withMaps(failure))

/** An expert makes maps for clients only, and deletes none. */
export const Forbidden = meta.story({
  args: { ...editing, actions: { ...actions, remove: undefined }, rights: { withoutClient: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer keine Karte löschen darf, dem wird es nicht angeboten', async () => {
      const details = within(await canvas.findByRole('region', { name: `Karte ${open.map_name}` }, late))
      await expect(details.getByRole('link', { name: 'Georeferenzieren' })).toBeVisible()
      await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
      await expect(details.queryByRole('button', { name: 'Karte löschen' })).toBeNull()
    })
  },
})
export const Stale = meta.story(withMaps({ ...failure, data: maps }))
export const Editing = meta.story({ args: editing })

/** The last of the list: beside the open map the rows are higher. */
export const EditingLast = meta.story({
  args: {
    ...args,
    state: {
      ...state,
      selectedId: maps.toSorted((a, b) => b.map_name.localeCompare(a.map_name, 'de', { numeric: true }))[0]!.id,
    },
  },
  play: async ({ canvasElement, step }) => {
    await step('Die Zeile der offenen Karte ist im Blick und markiert', async () => {
      await waitFor(() => expect(canvasElement.querySelector('.row[data-selected]')).toBeVisible(), late)
      const row = canvasElement.querySelector('.row[data-selected]')!
      await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    })
  },
})
export const LongGerman = meta.story(
  withMaps({
    status: 'ready',
    data: maps.map((map) => ({
      ...map,
      map_name: `${map.map_name} Wasserwirtschaftsverwaltungsgrundlagenkartierung`,
      status: `${map.status} und rechtsverbindlich festgestellt`,
    })),
  }),
)
export const Thousands = meta.story(
  withMaps({
    status: 'ready',
    data: Array.from({ length: 5_000 }, (_, i) => ({ ...maps[i % maps.length]!, id: i + 1 })),
  }),
)

export const Filtered = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Wort und ein Jahr engen die Liste ein', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'blatt')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Jahr ab' }), '1950')
      const count = maps.filter(({ jahr, map_name }) => (jahr ?? 0) >= 1_950 && map_name.includes('Blatt')).length
      await expect(await canvas.findByText(`${count} von ${maps.length}`)).toBeVisible()
    })
    await step('und sie wird zurückgesetzt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(await canvas.findByText(`${maps.length} von ${maps.length}`)).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Jahr ab' })).toHaveValue('')
    })
  },
})

/** The verdict of the workplace stands in the list, in a word and a figure, and orders it: the worst comes first. */
export const ByQuality = meta.story({
  args: { ...args, state: { ...state, sort: { column: 'quality', direction: 'descending' } } },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row', {}, late)
    await expect(first).toHaveTextContent(/unbrauchbar\s*[\d.,]+ mm/)
  },
})

/** States are stored in German words; the usual ones are read in English too. */
export const English = meta.story({
  args,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, step }) => {
    const placeless = maps.filter(({ points }) => points === 0).length
    await step('States are English', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: /^checked/ })).toBeVisible(), late)
      await expect(canvas.queryByText('geprüft')).toBeNull()
    })
    await step('Those that the map cannot show are counted, and one click leads to them', async () => {
      // The map is there, and hides nothing any more.
      await canvas.findByRole('button', { name: 'Zoom in' }, late)
      await userEvent.click(await canvas.findByRole('button', { name: `${placeless} without a place` }, late))
      await expect(await canvas.findByText(`${placeless} of ${maps.length}`)).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Maps' })).toHaveFocus()
    })
  },
})

export const FieldStored = meta.story({
  args: editing,
  play: async ({ canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('region', { name: `Karte ${open.map_name}` }, late))
    await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
    const year = details.getByRole('textbox', { name: 'Jahr' })
    await step('Ein unmögliches Jahr steht am Feld', async () => {
      await userEvent.clear(year)
      await userEvent.type(year, '191{Enter}')
      await expect(await details.findByText('Der Wert liegt außerhalb des Möglichen.')).toBeVisible()
      await expect(actions.change).not.toHaveBeenCalled()
    })
    await step('Escape nimmt es zurück', async () => {
      await userEvent.type(year, '{Escape}')
      await expect(year).toHaveValue(String(open.jahr))
    })
    await step('Das Feld zu verlassen speichert es, einmal', async () => {
      await userEvent.clear(year)
      await userEvent.type(year, '1912')
      await userEvent.tab()
      await expect(await details.findByText('Gespeichert')).toBeVisible()
      await expect(actions.change).toHaveBeenCalledOnce()
      await expect(actions.change).toHaveBeenCalledWith(expect.objectContaining({ id: open.id }), 'jahr', 1_912)
    })
  },
})

export const Conflict = meta.story({
  args: editing,
  play: async ({ canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('region', { name: `Karte ${open.map_name}` }, late))
    const theirs = { ...open, status: 'abgeschlossen', version: 2 }
    await step('Jemand anders war schneller: beide Fassungen stehen da', async () => {
      mocked(actions.change).mockRejectedValueOnce(new ConflictError('Inzwischen geändert.', theirs))
      await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
      const status = details.getByRole('combobox', { name: 'Status' })
      await userEvent.clear(status)
      await userEvent.type(status, 'in Arbeit{Enter}')
      const alert = within(await details.findByRole('alert'))
      await expect(alert.getByText('abgeschlossen')).toBeVisible()
      await expect(alert.getByText('in Arbeit')).toBeVisible()
    })
    await step('Meine wird über die andere gespeichert', async () => {
      await userEvent.click(details.getByRole('button', { name: 'Meine Eingabe speichern' }))
      await waitFor(() => expect(actions.change).toHaveBeenLastCalledWith(theirs, 'status', 'in Arbeit'))
      await expect(await details.findByText('Gespeichert')).toBeVisible()
    })
  },
})

export const Lost = meta.story({
  args: editing,
  play: async ({ canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('region', { name: `Karte ${open.map_name}` }, late))
    await step('Wer zu einer anderen Karte weitergeht, erfährt, dass ein Wert nicht gespeichert wurde', async () => {
      mocked(actions.change).mockImplementationOnce(async () => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        throw new Error('Der Dienst antwortet nicht.')
      })
      await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
      await userEvent.type(details.getByRole('textbox', { name: 'Kreis' }), ' Süd')
      await userEvent.click(details.getByRole('button', { name: 'Schließen' }))
      await waitFor(() =>
        expect(actions.onLost).toHaveBeenCalledWith(
          expect.objectContaining({ id: open.id }),
          'Der Dienst antwortet nicht.',
        ),
      )
    })
  },
})

export const Bulk = meta.story({
  args: { ...args, state: { ...state, filter: { ...mapFilter.empty, status: ['neu'] } } },
  play: async ({ canvas, userEvent, step }) => {
    mocked(actions.change).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
    await step('Ich wähle alle, die zu sehen sind', async () => {
      canvas.getByRole('grid', { name: 'Karten' }).focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.click(await canvas.findByRole('button', { name: 'Feld ändern' }, late))
    })
    const dialog = within(await screen.findByRole('dialog', { name: /^Feld von/ }, late))
    await step('und gebe ihnen einen anderen Status; was scheiterte, lässt sich wiederholen', async () => {
      await userEvent.type(dialog.getByRole('combobox', { name: 'Status' }), 'in Arbeit')
      await userEvent.click(dialog.getByRole('button', { name: /Karten ändern$/ }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Sofort senden' }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Fehlgeschlagene wiederholen' }, late))
      await waitFor(() => expect(dialog.queryByText(/nicht geändert/)).toBeNull())
    })
  },
})

export const Created = meta.story({
  args: { ...args, rights: { withoutClient: false } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Karte' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Karte' }, late))
    await step('Ohne Name und Kunde wird nichts gesendet', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await expect(await dialog.findByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
      await expect(dialog.getByText(/Bitte wählen Sie den Kunden/)).toBeVisible()
      await expect(actions.create).not.toHaveBeenCalled()
    })
    await step("The client's system is proposed", async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Oberfeld Blatt 25')
      await userEvent.click(dialog.getByRole('combobox', { name: 'Kunde' }))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Koordinatensystem' })).toHaveValue('25832'))
    })
    await step('und sie entsteht', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Maßstab 1 :' }), '2.500')
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Neue Karte' })).toBeNull())
      await expect(actions.create).toHaveBeenCalledOnce()
      await expect(actions.create).toHaveBeenCalledWith(
        expect.objectContaining({ map_name: 'Oberfeld Blatt 25', epsg: 25_832, scale: 2_500, jahr: null }),
        expect.any(String),
      )
    })
  },
})

export const Deleted = meta.story({
  args: editing,
  play: async ({ canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('region', { name: `Karte ${open.map_name}` }, late))
    await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
    await userEvent.click(details.getByRole('button', { name: 'Karte löschen' }))
    const dialog = within(await screen.findByRole('dialog', { name: /löschen\?/ }, late))
    const confirm = dialog.getByRole('button', { name: 'Endgültig löschen' })
    await step('Gelöscht wird sie erst, wenn ihr Name getippt ist', async () => {
      await userEvent.type(dialog.getByRole('textbox'), 'ja')
      await expect(confirm).toBeDisabled()
      await userEvent.clear(dialog.getByRole('textbox'))
      await userEvent.type(dialog.getByRole('textbox'), open.map_name)
      await userEvent.click(confirm)
      await waitFor(() => expect(actions.remove).toHaveBeenCalledOnce())
    })
  },
})

export const Opened = meta.story({
  args: { ...args, state: { ...state, filter: { ...mapFilter.empty, search: open.map_name } } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: `${open.map_name} öffnen` }, late)
    await expect(link).toHaveAttribute('href', `#/gis/maps/${open.id}`)
  },
})

/** A map without points says what comes next, by a button that nothing cuts: where room is scarce columns give way. */
export const Unmeasured = meta.story({
  args: { ...args, state: { ...state, filter: { ...mapFilter.empty, georef: 'without' } } },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /georeferenzieren$/ }, late)
    await expect(link).toHaveTextContent('Georeferenzieren')
    for (const { scrollWidth, clientWidth } of [link!.closest('td')!, link!.closest('table')!.parentElement!])
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

const upload = { name: 'Blatt 3.tif', size: 62_914_560, sent: 25_165_824, pause: fn(), resume: fn() }

export const Uploading = meta.story({
  args: {
    ...editing,
    state: {
      ...editing.state,
      uploads: {
        [open.id]: { ...upload, status: 'uploading' },
        [maps.find(({ id }) => id !== open.id)?.id ?? 0]: { ...upload, status: 'paused' },
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wie weit ein Kartenbild ist, steht in der Liste und bei der Karte', async () => {
      await expect(await canvas.findByText('Kartenbild zu 40 % hochgeladen', {}, late)).toBeInTheDocument()
      await userEvent.click(await canvas.findByRole('button', { name: 'Anhalten' }, late))
      await expect(upload.pause).toHaveBeenCalledOnce()
    })
  },
})
