import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { SettingsOverlay } from '@waldkerf/app/platform/preferences/SettingsOverlay.tsx'
import { settingsStore } from '@waldkerf/app/platform/preferences/settingsStore'

const meta = preview.meta({
  component: SettingsOverlay,
  beforeEach: () => {
    settingsStore.dropLook()
    return () => {
      localStorage.clear()
      settingsStore.dropLook()
    }
  },
})

/** The browser keeps the choice. */
export const Ready = meta.story({
  args: { open: true, onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', {}, { timeout: 5_000 })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
})
