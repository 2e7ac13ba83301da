import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { StepLine } from './StepLine.tsx'

const show = fn()
const meta = preview.meta({ component: StepLine, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    label: 'Schritt 3 von 5',
    steps: [
      { id: 'file', label: 'Datei' },
      { id: 'columns', label: 'Spalten', onShow: show },
      { id: 'names', label: 'Klären', onShow: show },
      { id: 'compare', label: 'Vergleichen' },
      { id: 'send', label: 'Importieren' },
    ],
    current: 'names',
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Welcher Schritt es ist, sagen Wort und Zahl', async () => {
      await expect(canvas.getByRole('list', { name: 'Schritt 3 von 5' })).toBeVisible()
      await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Klären')
    })
    await step('Ein Schritt, dessen Platz da ist, führt hin', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }))
      await expect(show).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('button', { name: 'Importieren' })).toBeNull()
    })
  },
})
export const Phone = meta.story({ args: Ready.composed.args, globals: { viewport: { value: 'phone' } } })
/** Nothing is left to do. */
export const Done = meta.story({ args: { ...Ready.composed.args, current: undefined } })
