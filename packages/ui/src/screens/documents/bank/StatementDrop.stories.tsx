import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { StatementDrop } from './StatementDrop.tsx'

const meta = preview.meta({ component: StatementDrop })

export const Ready = meta.story({
  args: {
    onFile: fn(),
    children: (bar) => (
      <main>
        {bar}
        <p style={{ minHeight: 200, padding: 16 }}>Die Liste</p>
      </main>
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const file = new File(['a'], 'Auszug.csv', { type: 'text/csv' })
    await step('Eine Datei darf irgendwo auf die Ansicht fallen', async () => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      const drag = (kind: string) => new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })
      canvas.getByText('Die Liste').dispatchEvent(drag('dragover'))
      await expect(await canvas.findByText('Loslassen, um den Kontoauszug zu lesen.')).toBeVisible()
      canvas.getByText('Die Liste').dispatchEvent(drag('drop'))
      await expect(args.onFile).toHaveBeenCalledOnce()
    })
    await step('Gewählt wird sie mit dem Knopf', async () => {
      await userEvent.upload(canvas.getByLabelText('Kontoauszug wählen …', { selector: 'input' }), file)
      await expect(args.onFile).toHaveBeenCalledTimes(2)
    })
  },
})
