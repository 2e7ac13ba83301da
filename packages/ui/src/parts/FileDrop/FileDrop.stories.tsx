import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { FileChoice } from './FileChoice.tsx'
import { FileDrop } from './FileDrop.tsx'

const choose = fn()
const meta = preview.meta({ component: FileDrop })

export const Ready = meta.story({
  args: {
    words: { label: 'Datei', hint: 'Eine Datei hierher ziehen', over: 'Loslassen, um sie zu lesen' },
    onFile: choose,
    choice: <FileChoice label="Datei wählen" accept=".csv" variant="primary" onFile={choose} />,
    children: (bar) => (
      <section>
        {bar}
        <p>Der Inhalt</p>
      </section>
    ),
  },
  play: async ({ canvas, step }) => {
    const file = new File(['a;b'], 'funde.csv', { type: 'text/csv' })
    await step('Eine Datei kommt, wo immer man sie fallen lässt', async () => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      const drag = (kind: string) => new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })
      canvas.getByText('Der Inhalt').dispatchEvent(drag('dragover'))
      await expect(await canvas.findByText('Loslassen, um sie zu lesen')).toBeVisible()
      canvas.getByText('Der Inhalt').dispatchEvent(drag('drop'))
      await expect(choose).toHaveBeenCalledWith(expect.objectContaining({ name: 'funde.csv' }), expect.anything())
    })
  },
})
/** None is taken just now. */
export const Closed = meta.story({ args: { ...Ready.composed.args, onFile: undefined } })
