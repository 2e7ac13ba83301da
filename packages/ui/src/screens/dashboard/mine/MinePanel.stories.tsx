import { species } from '@waldkerf/mocks/seed/species'
import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor, within } from 'storybook/test'
import { exampleOwn } from '../fixtures.ts'
import { MinePanel } from './MinePanel.tsx'

const meta = preview.meta({ component: MinePanel })
const args = {
  beetles: { status: 'ready', data: exampleOwn() },
  species,
  loadPicture: pictureBlob,
  addresses: { list: '#alle', record: (id: number) => `#meldung-${id}` },
} as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Eine abgelehnte Meldung steht mit ihrer Antwort da', async () => {
      await expect(canvas.getByText('Abgelehnt')).toBeVisible()
      await expect(canvas.getByText(/keinen Borkenkäfer/)).toBeVisible()
    })
    await step('Ohne Bild steht das Zeichen der Art da', async () => {
      const [first] = canvas.getAllByRole('listitem')
      await waitFor(() => expect(first?.querySelector('svg[viewBox="0 0 64 48"]')).toBeVisible(), { timeout: 5_000 })
    })
    await step('Vier stehen da, jede mit ihrer Seite; die übrigen stehen in der Liste', async () => {
      const [first] = canvas.getAllByRole('listitem')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
      await expect(within(first!).getByRole('link')).toHaveAttribute('href', '#meldung-600')
      await expect(canvas.getByRole('link', { name: 'Alle 7 Meldungen' })).toHaveAttribute('href', '#alle')
    })
  },
})
/** Whoever has answered is not asked again, but sees where it stands, below what is still asked. */
export const Answered = meta.story({
  args,
  play: async ({ canvas }) => {
    const [, answered] = canvas.getAllByRole('listitem')
    await expect(within(answered!).getByText('Ihre Antwort ist da; sie wird gelesen.')).toBeVisible()
    await expect(within(answered!).getByText('Beantwortet')).toBeVisible()
    await expect(canvas.queryByText('Wie viele Bäume sind befallen?')).toBeNull()
  },
})
export const Empty = meta.story({ args: { ...args, beetles: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, beetles: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, beetles: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
})
/** Accounts that wait to be admitted can neither read nor report anything. */
export const Forbidden = meta.story({
  args: { ...args, addresses: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
