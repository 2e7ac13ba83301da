import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { InstallHint } from './InstallHint.tsx'

const onInstall = fn()
const onLater = fn()

const meta = preview.meta({ component: InstallHint })

export const Ready = meta.story({
  args: { install: { way: 'button', onInstall, onLater } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Installieren' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Nicht jetzt' }))
    await expect(onInstall).toHaveBeenCalledOnce()
    await expect(onLater).toHaveBeenCalledOnce()
  },
})

/** iPhone and iPad have no button for it. */
export const OnIos = meta.story({
  args: { install: { way: 'words', onInstall, onLater } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Zum Home-Bildschirm/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Installieren' })).toBeNull()
  },
})
