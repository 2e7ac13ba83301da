import { storyHandlers } from '@waldkerf/mocks/browser'
import { createState } from '@waldkerf/mocks/handlers/state'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { unsavedWork } from '@waldkerf/app/platform/unsaved/unsaved'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { GeorefPage } from './GeorefPage.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
/** The smallest sheet: drawing and opening a large one takes seconds. */
const map = world.maps
  .filter(({ georef_typ }) => georef_typ === 'helmert')
  .reduce((one, other) => ((other.width ?? 0) < (one.width ?? 0) ? other : one)).id

const stageAt =
  (path: string, user = 'admin@waldkerf.test') =>
  () => (
    <Stage user={user} path={path}>
      <Routes>
        <Route path="/gis/maps/:karte_id" element={<GeorefPage />} />
      </Routes>
    </Stage>
  )

const late = { timeout: 20_000 }

const meta = preview.meta({
  component: GeorefPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageAt(`/gis/maps/${map}`),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const first = () => canvas.findByRole('textbox', { name: 'Rechtswert von Punkt 1' }, late)
    const save = () => canvas.getByRole('button', { name: 'Speichern' })
    await step('Die gespeicherten Punkte sind da, und nichts ist zu speichern', async () => {
      await expect(await first()).toBeVisible()
      await expect(save()).toBeDisabled()
    })
    await step('Ein ausgeschalteter Punkt ist Arbeit, die nicht gespeichert ist', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Punkt 1 vermessen/ }))
      await expect(canvas.getByText('Nicht gespeichert')).toBeVisible()
    })
    await step('Gespeichert sind die Punkte ersetzt und zurückgelesen', async () => {
      await userEvent.click(save())
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
  },
})
/** The page gives it by an effect, which may come later than its first picture. */
const wayToSave = () =>
  waitFor(() => {
    const save = unsavedWork.saving(unsavedWork.names())
    if (!save) throw new Error('The page has no way to save yet.')
    return save
  })

/** Whoever leaves may save first: it goes the way of the button. */
export const SavedOnLeaving = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ungespeicherte Arbeit lässt sich von der Frage vor dem Verlassen speichern', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /Punkt 1 vermessen/ }, late))
      await waitFor(() => expect(unsavedWork.names()).toHaveLength(1))
      // Else an old way to save may still be the screen's.
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Speichern' })).toBeEnabled())
      const saving = (await wayToSave())()
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
      await expect(await saving).toBe(true)
      await waitFor(() => expect(unsavedWork.has()).toBe(false))
    })
  },
})
export const Refused = meta.story({
  tags: ['long'],
  play: async ({ canvas, userEvent, step }) => {
    const column = () => canvas.findByRole('textbox', { name: 'Spalte von Punkt 2' }, late)
    const save = () => canvas.getByRole('button', { name: 'Speichern' })
    const type = async (text: string) => {
      await userEvent.clear(await column())
      await userEvent.type(await column(), `${text}{Enter}`)
    }
    await step('Ich vertippe mich: Punkt und Spalte werden genannt, gespeichert wird nichts', async () => {
      await type('91202949')
      await userEvent.click(save())
      await expect(await canvas.findByText(/Nicht gespeichert: Punkt 2, Spalte/)).toBeVisible()
      await expect(await column()).toBeInvalid()
    })
    await step('Verbessert geht es durch, und alle Punkte sind noch da', async () => {
      await type('912')
      // Pressed at once: the points are judged a moment after a change, and saving waits for that.
      await userEvent.click(save())
      await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem speichern' }, late))
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
      await expect(await column()).toHaveValue('912,00')
    })
    await step('Alle Punkte gelöscht sind auch nach dem Speichern keine mehr', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiteres zu den Passpunkten' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Alle Punkte löschen' }, late))
      await userEvent.click(save())
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
      await expect(canvas.getByText('Noch keine Passpunkte')).toBeVisible()
    })
  },
})
const scanFacts = {
  karte_id: map,
  sha256: '',
  media_type: 'image/png',
  width: 100,
  height: 80,
  von: 'expert@waldkerf.test',
}
const twoScans = () => {
  const state = createState()
  state.mapScans.push(
    {
      ...scanFacts,
      id: 1,
      objekt: 'a',
      bytes: 3_000_000,
      seit: '2026-11-02T09:12:00Z',
      bis: '2026-11-20T14:30:00Z',
      aktuell: false,
    },
    { ...scanFacts, id: 2, objekt: 'b', bytes: 90, seit: '2026-11-20T14:30:00Z', bis: null, aktuell: true },
  )
  return state
}
/** A scan was replaced by mistake: the former one is restored. */
export const FormerScan = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ state: twoScans() })),
  play: async ({ canvas, userEvent, step }) => {
    await step('Der frühere wird zurückgeholt', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Dateien' }, late))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Frühere Kartenbilder' }))
      await userEvent.click(await screen.findByRole('button', { name: /^Kartenbild vom 02.11.2026/ }, late))
      await expect(await screen.findByText('Das Kartenbild ist zurück.', {}, late)).toBeVisible()
      await expect(
        await screen.findByText(/wurde in den letzten 90 Tagen nicht ersetzt|von expert@/, {}, late),
      ).toBeVisible()
    })
  },
})
export const Missing = meta.story({
  render: stageAt('/gis/maps/999999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Karte gibt es nicht (mehr)', {}, late)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zu den Karten' })).toHaveAttribute('href', '/gis/index?tab=karten')
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
