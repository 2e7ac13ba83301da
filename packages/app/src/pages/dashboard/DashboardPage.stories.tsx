import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { DashboardPage } from './DashboardPage.tsx'

const meta = preview.meta({
  component: DashboardPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="expert@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
})

type Canvas = ReturnType<typeof within>

/** Goes down to a panel: it comes when it is about to be seen. */
const goTo = async (canvas: Canvas, name: string) =>
  (await canvas.findByRole('heading', { name }, { timeout: 8_000 })).scrollIntoView({ block: 'center' })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die Zahlen kommen von den Handlern', async () => {
      const [commonest] = await canvas.findAllByText('Buchdrucker', {}, { timeout: 5_000 })
      await expect(commonest).toBeVisible()
      await expect(await canvas.findAllByRole('link', { name: /Bayern/ })).not.toHaveLength(0)
    })
    await step('Vor ihnen steht, was zu tun ist; es beginnt mit der Meldung, die am längsten wartet', async () => {
      const begin = await canvas.findByRole('link', { name: /^Prüfung beginnen, / }, { timeout: 5_000 })
      await waitFor(
        () =>
          expect(begin.getAttribute('href')).toMatch(
            /^\/gis\/index\?status=new%2Cin_review%2Cquery&reihenfolge=pruefung&meldung=\d+$/,
          ),
        { timeout: 5_000 },
      )
      await expect(canvas.getByText(/^\d+ Meldungen warten, älteste \d+ Tage$/)).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })),
  play: async ({ canvas, step }) => {
    await step('Nichts zu tun und nichts zu sehen: beides einmal, und ein Weg weiter', async () => {
      await expect(await canvas.findByText('Nichts wartet auf Sie', {}, { timeout: 5_000 })).toBeVisible()
      await expect(await canvas.findByRole('link', { name: 'GIS öffnen' }, { timeout: 5_000 })).toBeVisible()
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
      await canvas.findAllByText('Bayern', {}, { timeout: 5_000 })
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
})
export const Administrator = meta.story({
  render: () => (
    <Stage user="admin@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, step }) => {
    await step('Unter den Funden steht, was das Büro betreut', async () => {
      for (const name of ['Offene Angebote und Rechnungen', 'Prognose für zwölf Monate', 'Stand der Einmessung']) {
        await goTo(canvas, name)
        await expect(await canvas.findByRole('img', { name }, { timeout: 8_000 })).toBeVisible()
      }
    })
    await step('Vor allem stehen die Menschen, die warten', async () => {
      await expect(await canvas.findByText('Sabine Weidner')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /^Anfrage/ })).toHaveAttribute(
        'href',
        '/users/index?rolle=ogf_expert_query',
      )
    })
  },
})
export const Citizen = meta.story({
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Die eigenen Meldungen stehen zuerst, und nichts von der Prüfung', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Meine Meldungen' }, { timeout: 8_000 })).toBeVisible()
      await expect(canvas.queryByRole('heading', { name: 'Als Nächstes zu prüfen' })).toBeNull()
    })
    await step('Ein veröffentlichter Fund öffnet sich hier: ohne GIS', async () => {
      await goTo(canvas, 'Zuletzt veröffentlicht')
      const links = () =>
        within(canvas.getByRole('region', { name: 'Zuletzt veröffentlicht' })).findAllByRole(
          'link',
          {},
          { timeout: 1_000 },
        )
      const [first] = await waitFor(links, { timeout: 8_000 })
      await userEvent.click(first!)
      const drawer = within(await canvas.findByRole('dialog', { name: /^Meldung \d+$/ }, { timeout: 8_000 }))
      await expect(await drawer.findByText('Verlauf')).toBeVisible()
      await userEvent.click(drawer.getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: /^Meldung/ })).toBeNull())
    })
  },
})
