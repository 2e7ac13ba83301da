import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyDashboard } from './empty/EmptyDashboard.tsx'
import { exampleCounts } from './fixtures.ts'
import { FailedTogether } from './panel/FailedTogether.tsx'
import { DashboardScreen, type DashboardState } from './DashboardScreen.tsx'

const meta = preview.meta({ component: DashboardScreen })

const { byState, bySpecies } = exampleCounts()
const ready: DashboardState = {
  name: 'Matthias',
  byState: { status: 'ready', data: byState },
  bySpecies: { status: 'ready', data: bySpecies },
  linkTo: ({ bundesland = '', art = '' }) => `/gis/index?bundesland=${encodeURIComponent(bundesland)}&art=${art}`,
}
const retry = fn()
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry } as const

export const Ready = meta.story({
  args: { state: ready },
  play: async ({ canvas, step }) => {
    await step('Das Diagramm kommt, wenn die Seite benutzbar ist', async () => {
      await waitFor(() => expect(canvas.getByRole('img', { name: 'Funde nach Art' })).toBeVisible(), { timeout: 5_000 })
    })
  },
})
const nothing = { status: 'ready' as const, data: [] }
export const Empty = meta.story({
  args: {
    state: { ...ready, byState: nothing, bySpecies: nothing },
    empty: <EmptyDashboard firstStep={{ kind: 'review', to: '/gis/index' }} />,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Ein Satz, eine Zeichnung, eine Handlung für die ganze Seite', async () => {
      await expect(await canvas.findByText('Noch kein Fund veröffentlicht', {}, { timeout: 5_000 })).toBeVisible()
      await expect(canvas.getAllByRole('link')).toHaveLength(1)
      await expect(canvas.queryByRole('region')).toBeNull()
      await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(1))
    })
  },
})
export const Loading = meta.story({
  args: { state: { ...ready, name: '', byState: { status: 'loading' }, bySpecies: { status: 'loading' } } },
})
export const Failed = meta.story({
  args: { state: { ...ready, byState: failed, bySpecies: failed }, together: <FailedTogether /> },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was gemeinsam misslang, steht einmal da, mit einem Knopf', async () => {
      await expect(
        await canvas.findByText('Mehrere Teile der Seite konnten nicht geladen werden', {}, { timeout: 5_000 }),
      ).toBeVisible()
      await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1))
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(retry).toHaveBeenCalledTimes(2)
    })
  },
})
export const Forbidden = meta.story({
  args: { state: { ...ready, linkTo: () => undefined } },
  play: async ({ canvas, step }) => {
    await step('Ohne das Recht zu prüfen führen Zahlen nirgendwohin', async () => {
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
})
export const AsTable = meta.story({
  args: { state: ready },
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Diagramm hat eine Tabelle derselben Zahlen', async () => {
      const toggle = { name: 'Funde nach Art als Tabelle zeigen' }
      await userEvent.click(await canvas.findByRole('button', toggle, { timeout: 5_000 }))
      const table = await canvas.findByRole('table', { name: 'Funde nach Art' })
      await expect(table).toHaveTextContent('Buchdrucker19038 %')
    })
  },
})
