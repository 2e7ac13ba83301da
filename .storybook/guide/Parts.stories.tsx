import { expect, within } from 'storybook/test'
import preview from '../preview.tsx'
import { allDocs } from './docs/allDocs.ts'
import type { PartDocs } from './docs/PartDocs.tsx'
import { PartsGuide } from './parts/PartsGuide.tsx'

const meta = preview.meta({
  component: PartsGuide,
  args: { part: 'parts/Button' },
  argTypes: {
    part: { control: { type: 'select' }, options: allDocs.map(({ room, name }) => `${room}/${name}`) },
  },
})

/** Finding elements by role takes long in so long a list. */
const late = { timeout: 8_000 }

/** Whether something of it is missing in a language. */
const isSilent = ({ purpose, notFor, keyboard }: PartDocs) =>
  notFor.length === 0 ||
  [purpose, ...notFor, ...keyboard.map(({ does }) => does)].some(({ de, en }) => !de.trim() || !en.trim())

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Bauteile und Rahmen' }))
    await step('Jedes Bauteil sagt in beiden Sprachen, wofür es da ist und wofür nicht', async () => {
      await expect(allDocs.filter(({ docs }) => isSilent(docs)).map(({ name }) => name)).toEqual([])
    })
    await step('Die Suche findet auch, wofür etwas da ist', async () => {
      await userEvent.type(list.getByRole('searchbox'), 'zehntausend')
      await expect(list.getAllByRole('button')).toHaveLength(2)
      await userEvent.click(list.getByRole('button', { name: 'DataTable' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'DataTable' }, late)).toBeVisible()
    })
    await step('Zurück zur Schaltfläche mit ihren Tasten', async () => {
      await userEvent.clear(list.getByRole('searchbox'))
      await userEvent.click(list.getByRole('button', { name: 'Button' }))
      await expect(await canvas.findByRole('rowheader', { name: 'Eingabe oder Leertaste' }, late)).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dampfer')
    await expect(await canvas.findByText('Nichts heißt so.')).toBeVisible()
  },
})
