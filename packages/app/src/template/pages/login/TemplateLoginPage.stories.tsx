import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { TemplateLoginPage } from './TemplateLoginPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/login', children: <TemplateLoginPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer zu den Beispielen gehört, ist mit jedem Passwort angemeldet', async () => {
      const name = await canvas.findByRole('textbox', { name: 'Name' })
      await userEvent.clear(name)
      await userEvent.type(name, ' visitor {Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeEnabled())
      await expect(canvas.queryByText('Account and password are incorrect.')).toBeNull()
    })
  },
})
export const Offline = meta.story({
  args: { scenario: 'offline' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Ohne Verbindung wird das gesagt', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Anmelden' }))
      await waitFor(() => expect(canvasElement.querySelector('[role="alert"] strong')).not.toBeNull(), {
        timeout: 8_000,
      })
    })
  },
})
