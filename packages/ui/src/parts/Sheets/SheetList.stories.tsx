import preview from '@waldkerf/storybook/preview'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { expect, fn } from 'storybook/test'
import { exampleSheet } from './examples/exampleSheets.ts'
import { SheetList } from './SheetList.tsx'
import type { Sheets } from './sheetTypes.ts'
import { useSheetChoice } from './useSheetChoice.ts'

const person = 'story'
const source = { read: () => Promise.reject(new Error('none')) }

/** Stands in for the map, which holds the choice. */
function LiveList({ list }: Pick<Sheets, 'list'>) {
  const choice = useSheetChoice({ list, want: () => undefined, source }, person)
  return choice && <SheetList choice={choice} makeRoom={() => 0} />
}

const sheets = [
  exampleSheet(12, { map_name: 'Oberfeld, Blatt 3', gemeinde: 'Teltow', jahr: 1932 }),
  exampleSheet(11, { map_name: 'Oberfeld, Blatt 1', gemeinde: 'Teltow', jahr: 1911, veraltet: true }),
  exampleSheet(7, { map_name: '', gemeinde: '', gemarkung: 'Rieselfeld', jahr: null }),
]

const meta = preview.meta({
  component: LiveList,
  beforeEach: () => localStorage.removeItem(`waldkerf-sheets-${person}`),
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 340 }}>
        <TextStoreProvider store={localStorage}>
          <Story />
        </TextStoreProvider>
      </main>
    ),
  ],
})

export const Ready = meta.story({
  args: { list: { status: 'ready', data: sheets } },
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('checkbox', { name: 'Oberfeld, Blatt 1' })
    await step('Was an ist, bekommt Deckkraft und Wischen', async () => {
      await expect(canvas.queryByRole('slider')).toBeNull()
      await userEvent.click(first)
      await expect(canvas.getByRole('slider', { name: /Deckkraft/ })).toHaveValue('80')
    })
    await step('Nur ein Blatt, ohne dass die anderen vergessen sind', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nur dieses: Oberfeld, Blatt 3' }))
      await expect(first).not.toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Nur dieses: Oberfeld, Blatt 3' }))
      await expect(first).toBeChecked()
    })
  },
})

export const Empty = meta.story({ args: { list: { status: 'ready', data: [] } } })

export const Loading = meta.story({ args: { list: { status: 'loading' } } })

const retry = fn()
export const Failed = meta.story({
  args: { list: { status: 'failed', message: 'Der Server antwortet nicht.', retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(retry).toHaveBeenCalled()
  },
})

/** Two hundred sheets are found by a part of a word. */
export const Many = meta.story({
  args: {
    list: {
      status: 'ready',
      data: Array.from({ length: 200 }, (_, at) =>
        exampleSheet(at + 1, { gemeinde: `Ort ${at % 20}`, jahr: 1800 + at }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '1932')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
})
