import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { UploadList } from './UploadList.tsx'

const meta = preview.meta({ component: UploadList })

export const Ready = meta.story({
  args: {
    uploads: [
      { key: 1, name: 'eins.jpg', state: 'sending' },
      { key: 2, name: 'zwei.jpg', state: 'added' },
      { key: 3, name: 'notiz.txt', state: 'refused', problem: 'noPicture' },
      { key: 4, name: 'vier.jpg', state: 'failed', message: 'Keine Verbindung.', again: fn() },
    ],
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung zu notiz.txt schließen' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(3)
  },
})
export const Empty = meta.story({ args: { uploads: [], onDismiss: fn() } })
