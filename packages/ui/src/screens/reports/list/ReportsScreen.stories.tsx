import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { expect, fn, waitFor, within } from 'storybook/test'
import { exampleDraft, exampleOwnReports, exampleUnsent } from '../exampleReports.ts'
import { ReportsScreen } from './ReportsScreen.tsx'

const { species } = seedWorld({ today: storyDay, size: 'small' })
const published = exampleOwnReports().find(({ status }) => status === 'published')
const meta = preview.meta({ component: ReportsScreen })

export const Ready = meta.story({
  args: {
    state: {
      beetles: { status: 'ready', data: exampleOwnReports() },
      unsent: [],
      sent: [],
      species,
      offline: false,
      nearby: 12,
      baseMaps: noBaseMaps,
      addresses: { create: '/reports/new', record: (id) => `/reports/${id}` },
    },
    actions: { again: fn(), edit: fn(), discard: fn(), open: fn() },
    loadPicture: pictureBlob,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wie viele die Karte nicht zeigt, steht bei der Zahl, und jede sagt es', async () => {
      await expect(canvas.getByText('7 Meldungen, davon 2 ohne Ort')).toBeVisible()
      await expect(canvas.getAllByText('ohne Ort')).toHaveLength(2)
    })
    await step('Was gefragt wird, steht oben, und die Zeile führt zur Meldung', async () => {
      const asked = within(canvas.getByRole('region', { name: 'Eine Rückfrage an Sie' }))
      await expect(asked.getByText(/Fraßbild/)).toBeVisible()
      await expect(asked.getByRole('link', { name: 'Antworten' })).toHaveAttribute('href', '/reports/639')
    })
    await step('Das Jahr steht in Zahlen da, mit Dank und dem, was dazukam', async () => {
      const outcome = within(canvas.getByRole('complementary', { name: 'Ihr Jahr 2026' }))
      const figures = outcome.getAllByRole('definition').map(({ textContent }) => textContent)
      await expect(figures).toEqual(['7', '2', '2', '2'])
      await expect(outcome.getByText(/12 weitere Funde dazugekommen/)).toBeVisible()
    })
    await step('Eine beantwortete Rückfrage steht bei den anderen und sagt es: Es sind alle anderen', async () => {
      const all = within(canvas.getByRole('region', { name: 'Alle anderen Meldungen' }))
      await expect(all.getAllByRole('listitem')).toHaveLength(6)
      await expect(all.getByText('12 km nordwestlich von Neubrandenburg')).toBeVisible()
      await expect(all.getAllByText('Mecklenburg-Vorpommern')[0]).toBeVisible()
      await expect(all.getByText('Ihre Antwort ist da; sie wird gelesen.')).toBeVisible()
    })
    await step('Was daraus wurde, steht in Zahlen darüber und wählt aus', async () => {
      const outcomes = within(canvas.getByRole('group', { name: 'Was daraus wurde' }))
      const published = outcomes.getByRole('button', { name: /^Veröffentlicht/ })
      await expect(published).toHaveTextContent(/2$/)
      await userEvent.click(published)
      const all = within(canvas.getByRole('region', { name: 'Alle Meldungen' }))
      await expect(all.getAllByRole('listitem')).toHaveLength(2)
      await userEvent.click(published)
      await expect(all.getAllByRole('listitem')).toHaveLength(6)
    })
    await step('Auch die offene Rückfrage ist mitgezählt: Die Zahlen ergeben zusammen alle Meldungen', async () => {
      const outcomes = within(canvas.getByRole('group', { name: 'Was daraus wurde' }))
      const counts = outcomes.getAllByRole('button').map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]))
      await expect(counts.reduce((sum, count) => sum + count, 0)).toBe(7)
      const asked = outcomes.getByRole('button', { name: /^Rückfrage\s*1$/ })
      await userEvent.click(asked)
      const all = within(canvas.getByRole('region', { name: 'Alle Meldungen' }))
      await expect(all.getAllByRole('listitem')).toHaveLength(1)
      await userEvent.click(asked)
    })
  },
})
const { state } = Ready.composed.args

export const Empty = meta.story({
  args: { ...Ready.composed.args, state: { ...state, beetles: { status: 'ready', data: [] } } },
  play: async ({ canvas, step }) => {
    await step('Ohne Meldungen führt alles zum Melden', async () => {
      await expect(canvas.getByRole('link', { name: 'Fund melden' })).toHaveAttribute('href', '/reports/new')
    })
  },
})
export const Loading = meta.story({
  args: { ...Ready.composed.args, state: { ...state, beetles: { status: 'loading' } } },
})
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, beetles: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
  },
})

export const Unsent = meta.story({
  args: { ...Ready.composed.args, state: { ...state, unsent: exampleUnsent() } },
  play: async ({ args, canvas, userEvent, step }) => {
    const unsent = within(canvas.getByRole('region', { name: 'Noch nicht gesendet' }))
    await step('Jede sagt ihren Stand, und eine abgelehnte lässt sich ändern', async () => {
      await expect(unsent.getAllByRole('listitem')).toHaveLength(3)
      await expect(unsent.getByText('Der Tag des Fundes liegt in der Zukunft.')).toBeVisible()
      await userEvent.click(unsent.getByRole('button', { name: 'Ändern' }))
      await expect(args.actions.edit).toHaveBeenCalledWith('refused')
    })
    await step('Was gesendet wird, ist schon die erste Zeile der Liste', async () => {
      const [first] = within(canvas.getByRole('region', { name: 'Alle anderen Meldungen' })).getAllByRole('listitem')
      await expect(within(first!).getByText('Wird gesendet')).toBeVisible()
    })
    await step('Was zum Teil angekommen ist, wird nicht noch einmal gemeldet', async () => {
      await expect(unsent.getByText(/Meldung 641 ist angekommen/)).toBeVisible()
      await userEvent.click(unsent.getByRole('button', { name: 'Ohne die übrigen Bilder abschließen' }))
      await expect(args.actions.discard).toHaveBeenCalledWith('partly')
    })
  },
})

/** The letter keeps its place and its picture, whether the list has its row or not. */
export const Arrived = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, sent: [{ key: 'sent', draft: exampleDraft(), state: 'waiting', record: 640 }] },
  },
  play: async ({ canvas, step }) => {
    await step('Sie steht einmal da, als Erste, mit dem Dank', async () => {
      const all = within(canvas.getByRole('region', { name: 'Alle anderen Meldungen' }))
      const [first] = all.getAllByRole('listitem')
      await expect(within(first!).getByText(/^Angekommen\. Danke/)).toBeVisible()
      await expect(within(first!).getByRole('link')).toHaveAttribute('href', '/reports/640')
      await expect(all.getAllByRole('listitem')).toHaveLength(6)
    })
    await step('Auf dem Telefon steht sie vor den Zahlen des Jahres', async () => {
      const year = canvas.getByRole('complementary', { name: 'Ihr Jahr 2026' })
      const thanks = within(canvas.getByRole('region', { name: 'Alle anderen Meldungen' })).getByText(
        /^Angekommen\. Danke/,
      )
      await expect(thanks.compareDocumentPosition(year) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    })
  },
})
export const ArrivedUnknown = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, sent: [{ key: 'sent', draft: exampleDraft(), state: 'waiting', record: 641 }] },
  },
  play: async ({ canvas, step }) => {
    await step('Auch bevor die Liste sie hat, führt sie zu ihrer Seite', async () => {
      await expect(canvas.getByRole('link', { name: 'Unbekannte Art' })).toHaveAttribute('href', '/reports/641')
    })
  },
})

/** Of ten thousand rows only those near the view are mounted. */
export const Many = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      beetles: {
        status: 'ready',
        data: Array.from({ length: 10_000 }, (_, place) => ({ ...published!, id: 20_000 - place, bild: null })),
      },
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')]
    await step('Nur was nahe ist, steht auf der Seite', async () => {
      await expect(canvas.getByText('10.000 Meldungen')).toBeVisible()
      await expect(parts).toHaveLength(250)
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200)
    })
    await step('Am Ende steht die älteste', async () => {
      parts.at(-1)?.scrollIntoView({ block: 'end' })
      await waitFor(() => expect(canvasElement.querySelector('a[href="/reports/10001"]')).toBeVisible())
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200)
    })
  },
})

/** The account has sent what it may in an hour. */
export const Limited = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      unsent: exampleUnsent()
        .slice(1, 2)
        .flatMap((report) => [
          { ...report, key: 'next' },
          { ...report, problem: refusal('limit_reached.meldung', 60, 'Stunde', 'um 14:35').message },
        ]),
    },
  },
  play: async ({ canvas, step }) => {
    await step('Alle warten, und die erste sagt, wann es weitergeht', async () => {
      await expect(canvas.getAllByText('Wartet und wird später gesendet')).toHaveLength(2)
      await expect(canvas.getByText(/höchstens 60 Meldungen je Stunde an. Weiter geht es um 14:35 Uhr/)).toBeVisible()
    })
  },
})

export const Offline = meta.story({
  args: { ...Ready.composed.args, state: { ...state, unsent: exampleUnsent().slice(1, 2), offline: true } },
  play: async ({ canvas, step }) => {
    await step('Ohne Verbindung wartet sie', async () => {
      await expect(canvas.getByText('Wartet auf die Verbindung')).toBeVisible()
    })
  },
})

/** The device has no room for the files that open without a line. */
export const NoRoom = meta.story({
  args: { ...Ready.composed.args, state: { ...state, noRoom: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Der Speicher dieses Geräts ist voll/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
  },
})
/** Somebody else has written on this device, without a line; it can be installed. */
export const OnASharedPhone = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, others: 2, install: { way: 'button', onInstall: fn(), onLater: fn() } },
  },
  play: async ({ canvas, step }) => {
    await step('Von den anderen steht da, dass es sie gibt, und nichts weiter', async () => {
      await expect(canvas.getByText(/warten 2 Meldungen anderer Personen/)).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Waldkerf auf dem Startbildschirm' })).toBeVisible()
    })
  },
})
