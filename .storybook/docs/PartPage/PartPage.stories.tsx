import { docs as baseMaps } from '@waldkerf/ui/parts/BaseMaps/BaseMaps.docs'
import { docs as dataTable } from '@waldkerf/ui/parts/DataTable/DataTable.docs'
import { docs as textField } from '@waldkerf/ui/parts/TextField/TextField.docs'
import { expect } from 'storybook/test'
import preview from '../../preview.tsx'
import type { PartReport } from '../report/report.ts'
import { PartPage } from './PartPage.tsx'

const report: PartReport = {
  screens: [
    { name: 'ClientScreen', id: 'screens-clients-clientscreen--ready' },
    { name: 'ProfileScreen', id: 'screens-profile-profilescreen--ready' },
  ],
  within: ['parts/FilterBar', 'chrome/CommandPalette'],
  byKeyboard: [{ name: 'Typed', id: 'parts-textfield--typed' }],
  lists: {},
}

const meta = preview.meta({
  component: PartPage,
  args: {
    title: 'Parts/TextField',
    docs: textField,
    // A small page: the real example is a story in a frame.
    example: { story: 'parts-kbd--ready', code: '<TextField label="Ort" value="Ravensburg" />' },
    globals: {},
    report,
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Code lässt sich kopieren', async () => {
      const written = navigator.clipboard.writeText.bind(navigator.clipboard)
      const copies: string[] = []
      navigator.clipboard.writeText = async (text) => void copies.push(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Code kopieren' }))
      await expect(await canvas.findByText('Kopiert.')).toBeVisible()
      await expect(copies).toEqual(['<TextField label="Ort" value="Ravensburg" />'])
      navigator.clipboard.writeText = written
    })
    await step('Verweise führen zu Bildschirmen und anderen Bauteilen', async () => {
      await expect(canvas.getByRole('link', { name: 'ClientScreen' })).toHaveAttribute(
        'href',
        './?path=/story/screens-clients-clientscreen--ready',
      )
      await expect(canvas.getByRole('link', { name: 'CommandPalette' })).toHaveAttribute(
        'href',
        './?path=/docs/chrome-commandpalette--docs',
      )
    })
  },
})

export const ManyKeys = meta.story({ args: { title: 'Parts/DataTable', docs: dataTable } })

/** No component, no key, no states, used nowhere. */
export const Bare = meta.story({
  args: {
    title: 'Parts/BaseMaps',
    docs: baseMaps,
    example: { story: 'parts-kbd--ready', code: '' },
    report: { screens: [], within: [], byKeyboard: [], lists: {} },
  },
})
