import { storyHandlers } from '@waldkerf/mocks/browser'
import { createState } from '@waldkerf/mocks/handlers/state'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { Beginning } from './Beginning.tsx'
import { DashboardPage } from './DashboardPage.tsx'

const meta = preview.meta({
  component: DashboardPage,
  subcomponents: { Beginning },
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="expert@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
})

type Canvas = ReturnType<typeof within>

/** Page width and greatest height in px: 1.5 windows of 1440 × 900, 3 of a phone, less sidebar and bar. */
const windows = [
  { width: 1_440 - 210, height: 1.5 * 900 - 48 },
  { width: 390, height: 3 * 844 - 48 },
] as const

/** Checks the page's height at the width of each window, whatever the test browser's own width is. */
async function endsInTime(canvas: Canvas, canvasElement: HTMLElement) {
  const page = canvas.getByRole('heading', { level: 1 }).parentElement!
  await waitFor(() => expect(canvasElement.querySelector('[data-bone]')).toBeNull(), { timeout: 8_000 })
  for (const { width, height } of windows) {
    page.style.width = `${width}px`
    await expect(page.getBoundingClientRect().height).toBeLessThanOrEqual(height)
  }
  page.style.width = ''
}

const ends = 'Die Seite endet nach anderthalb Fenstern, auf dem Telefon nach dreien'

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('Die Zahlen kommen von den Handlern', async () => {
      const [commonest] = await canvas.findAllByText('Buchdrucker', {}, { timeout: 5_000 })
      await expect(commonest).toBeVisible()
      await expect(await canvas.findAllByRole('link', { name: /Bayern/ })).not.toHaveLength(0)
      await expect(await canvas.findByRole('link', { name: 'Saison ansehen' })).toHaveAttribute('href', '/season/index')
    })
    await step('Vor ihnen steht, was zu tun ist; es beginnt mit der Meldung, die am längsten wartet', async () => {
      const begin = await canvas.findByRole('link', { name: /^Prüfung beginnen/ }, { timeout: 5_000 })
      await waitFor(
        () =>
          expect(begin.getAttribute('href')).toMatch(
            /^\/gis\/index\?status=new%2Cin_review%2Cquery&reihenfolge=pruefung&meldung=\d+$/,
          ),
        { timeout: 5_000 },
      )
      await expect(canvas.getByText(/^\d+ Meldungen warten, älteste \d+ Tage$/)).toBeVisible()
      await expect(await canvas.findByRole('heading', { name: 'Als Nächstes zu prüfen' })).toBeVisible()
    })
    await step(ends, async () => endsInTime(canvas, canvasElement))
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })),
  play: async ({ canvas, step }) => {
    await step('Nichts zu tun und nichts zu sehen: beides einmal, und ein Weg weiter', async () => {
      await expect(await canvas.findByText('Nichts wartet auf Sie', {}, { timeout: 5_000 })).toBeVisible()
      await expect(await canvas.findByRole('link', { name: 'Fund melden' }, { timeout: 5_000 })).toBeVisible()
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull(), { timeout: 5_000 })
    })
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })) })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Was gemeinsam misslang, steht einmal da, mit einem Knopf', async () => {
      await canvas.findByText('Mehrere Teile der Seite konnten nicht geladen werden', {}, { timeout: 8_000 })
      await waitFor(
        async () => {
          await expect(canvasElement.querySelector('[data-bone]')).toBeNull()
          await expect(canvas.getAllByRole('button')).toHaveLength(1)
        },
        { timeout: 8_000 },
      )
    })
  },
})
export const NewUser = meta.story({
  render: () => (
    <Stage user="neu@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, step }) => {
    await step('Wer nicht prüfen darf, sieht dieselben Zahlen ohne Links', async () => {
      await canvas.findByText('die meisten in Bayern', {}, { timeout: 5_000 })
      await expect(await canvas.findByRole('link', {}, { timeout: 5_000 })).toHaveTextContent('Saison ansehen')
    })
  },
})
/** An office without any record: it is led to its own details, its first client and its first offer. */
export const FirstDay = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ state: createState({ size: 'firstDay' }) })),
  render: () => (
    <Stage user="admin@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Drei Schritte, der erste zuerst, und sonst nichts zu tun', async () => {
      const next = await canvas.findByRole('link', { name: 'Angaben ergänzen' }, { timeout: 8_000 })
      await expect(next).toHaveAttribute('href', '/settings/index?feld=name')
      await expect(canvas.getByRole('link', { name: 'Kunden anlegen' })).toHaveAttribute('href', '/clients/index?neu=1')
      await expect(canvas.queryByText('Nichts wartet auf Sie')).toBeNull()
    })
    await step(ends, async () => endsInTime(canvas, canvasElement))
  },
})
export const Administrator = meta.story({
  render: () => (
    <Stage user="admin@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Zuerst das Geld, das überfällig ist, dann die Menschen, die warten', async () => {
      const [first] = await canvas.findAllByRole('listitem', {}, { timeout: 8_000 })
      await expect(first).toHaveTextContent(/€ überfällig\d+ Rechnungen, seit dem/)
      await expect(within(first!).getByRole('link')).toHaveAttribute(
        'href',
        '/invoices/index?ansicht=forderungen&alter=faellig&sortierung=due',
      )
      await expect(await canvas.findByText('Sabine Weidner')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /^Anfrage/ })).toHaveAttribute(
        'href',
        '/users/index?rolle=ogf_expert_query',
      )
    })
    await step('Eingeladene warten auf niemanden: es sind die drei, die auch die Nutzerliste anbietet', async () => {
      await expect(canvas.getByText('3 neue Nutzer warten')).toBeVisible()
    })
    await step(ends, async () => endsInTime(canvas, canvasElement))
  },
})
export const Citizen = meta.story({
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Antworten und die nächste Meldung stehen zuerst, und nichts von der Prüfung', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Meine Meldungen' }, { timeout: 8_000 })).toBeVisible()
      const line = await canvas.findByText('Etwas gefunden?', {}, { timeout: 8_000 })
      const report = line.closest('li')!
      await expect(within(report).getByRole('link', { name: /^Fund melden/ })).toHaveAttribute('href', '/reports/new')
      await expect(canvas.queryByRole('heading', { name: 'Als Nächstes zu prüfen' })).toBeNull()
    })
    await step(ends, async () => endsInTime(canvas, canvasElement))
  },
})
