import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { DropArea } from './DropArea.tsx'

const meta = preview.meta({
  component: DropArea,
  args: { hint: 'Bilder hierher ziehen', choose: 'Bilder wählen', multiple: true, onFiles: fn() },
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was gewählt wird, kommt an, auch wenn es nicht passt', async () => {
      const files = [new File(['a'], 'a.png', { type: 'image/png' }), new File(['b'], 'b.txt', { type: 'text/plain' })]
      await userEvent.upload(canvas.getByLabelText('Bilder wählen', { selector: 'input' }), files)
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce())
    })
  },
})
