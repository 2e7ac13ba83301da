import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import type { OfficeTasks } from '@waldkerf/domain/entities/office/officeTasks'
import { exampleOldest, exampleOwn, exampleWaiting } from '../fixtures.ts'
import { TodoPanel } from './TodoPanel.tsx'

const meta = preview.meta({
  component: TodoPanel,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size', display: 'grid', gap: 16 }}>
        <h1>Dashboard</h1>
        <Story />
      </div>
    ),
  ],
})

const ready = <T,>(data: T) => ({ status: 'ready', data }) as const
const none = ready([])
const { users } = seedWorld({ today: storyDay, size: 'small' })
const waiting = { queue: ready(exampleWaiting()), head: ready(exampleOldest()) }
const args = {
  state: { ...waiting, own: none },
  reviewAt: (record: number | undefined) => `#pruefung-${record}`,
  peopleAt: (roles: readonly string[]) => `#personen-${roles.join()}`,
  ownAt: (record: number) => `#meldung-${record}`,
  operationAt: '#betrieb',
  documentsAt: (kind: string, query: string) => `#${kind}${query}`,
  documentAt: (kind: string, id: number) => `#${kind}-${id}`,
}
const office = ready({
  ueberfaellig: 10,
  ueberfaellig_betrag: '62946.21',
  faellig_seit: '2026-02-24',
  ablaufend: 2,
  abgelaufen: 3,
  angebot: { id: 12, nummer: 'AN-2026-0012', kunde: 'Forstgut Ülzen' },
  angenommen: 10,
  angenommen_betrag: '92988.00',
  entwuerfe: 5,
  entwuerfe_betrag: '50321.87',
  mails_offen: 1,
  mails_abgelehnt: 1,
  post_offen: 9,
  post_seit: '2026-11-20T08:00:00Z',
  mail: { art: 'rechnung', id: 41 },
  eingeladen: [],
  hat_kunden: true,
  hat_dokumente: true,
  hat_feste: true,
} satisfies OfficeTasks)

export const Ready = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Prüfung steht da, mit der Meldung, die am längsten wartet', async () => {
      await expect(canvas.getByText('90 Meldungen warten, älteste 43 Tage')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /^Prüfung beginnen/ })).toHaveAttribute('href', '#pruefung-201')
    })
    await step('Antworten kommen zuerst', async () => {
      await expect(canvas.getByText('3 Antworten zuerst; dazu 3 Rückfragen ohne Antwort')).toBeVisible()
    })
    await step('Sie ist das Erste, was die Tastatur erreicht', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /^Prüfung beginnen/ })).toHaveFocus()
    })
  },
})
export const Empty = meta.story({
  args: { ...args, state: { queue: none, head: none, own: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nichts wartet auf Sie')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Loading = meta.story({
  args: { ...args, state: { queue: { status: 'loading' }, own: { status: 'loading' } } },
})
const retry = fn()
export const Failed = meta.story({
  args: { ...args, state: { queue: { status: 'failed', message: 'Keine Verbindung.', retry }, own: none } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Nicht geladen ist nicht dasselbe wie nichts zu tun', async () => {
      await expect(canvas.queryByText('Nichts wartet auf Sie')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
      await expect(retry).toHaveBeenCalled()
    })
  },
})
export const Administrator = meta.story({
  args: { ...args, state: { ...waiting, office, users: ready(users), own: ready(exampleOwn()) } },
  play: async ({ canvas, step }) => {
    await step(
      'Zuerst das Geld, dann die Menschen, was abzurechnen ist, Angebote und E-Mails, die Meldungen, die eigene',
      async () => {
        await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
          'An Zahlungen erinnernEnter',
          'Freischalten',
          'Anfrage ansehen',
          'Angebote abrechnen',
          'Entwürfe ansehen',
          'Nachfragen',
          'Betrieb ansehen',
          'Dokument öffnen',
          'Prüfung beginnen',
          'Rückfrage öffnen',
        ])
        await expect(canvas.getByText('Sabine Weidner')).toBeVisible()
      },
    )
    await step('Jede Zeile sagt, wie viel und seit wann, und führt genau dorthin', async () => {
      await expect(canvas.getByText(/^62\.946,21.€ überfällig$/)).toBeVisible()
      await expect(canvas.getByText('10 Rechnungen, seit dem 24.02.2026')).toBeVisible()
      await expect(
        canvas.getByText('2 laufen in 14 Tagen ab, 3 sind abgelaufen; zuerst Forstgut Ülzen, AN-2026-0012'),
      ).toBeVisible()
      const lines = { 'Angebote abrechnen': '#angebot?status=angenommen', Nachfragen: '#angebot?gueltigkeit=endet' }
      for (const [name, to] of Object.entries(lines)) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', to)
      }
      await expect(canvas.getByText('Rechnungen zu 10 Angeboten erstellen').nextSibling).toHaveTextContent(
        /^noch abzurechnen 92\.988,00.€ brutto$/,
      )
      await expect(canvas.getByText('9 E-Mails gehen nicht hinaus')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Dokument öffnen' })).toHaveAttribute('href', '#rechnung-41')
    })
  },
})
export const Citizen = meta.story({
  args: { ...args, reportAt: '#neu', state: { own: ready(exampleOwn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eine Rückfrage an Sie')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Rückfrage öffnen' })).toHaveAttribute('href', '#meldung-600')
    await expect(canvas.getByRole('link', { name: 'Fund melden' })).toHaveAttribute('href', '#neu')
  },
})
/** One of each, waiting since yesterday and since today. */
export const Single = meta.story({
  args: {
    ...args,
    state: {
      queue: ready([{ status: 'new', tage: 1, anzahl: 1, beantwortet: 0 }]),
      head: { status: 'loading' },
      own: none,
    },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Einzahl, wo es eine ist', async () => {
      await expect(canvas.getByText('1 Meldung wartet, 1 Tag alt')).toBeVisible()
    })
    await step('Enter beginnt, solange nichts anderes die Taste will', async () => {
      const begun = fn()
      canvasElement.addEventListener('click', (event) => {
        event.preventDefault()
        begun()
      })
      await userEvent.keyboard('{Enter}')
      await expect(begun).toHaveBeenCalledOnce()
    })
  },
})
