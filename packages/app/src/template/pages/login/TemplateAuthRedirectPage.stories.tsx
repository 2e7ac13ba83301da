import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, spyOn, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { TemplateAuthRedirectPage } from './TemplateAuthRedirectPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/auth-redirect?code=abc', children: <TemplateAuthRedirectPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  beforeEach: () => {
    const close = spyOn(window, 'close').mockImplementation(() => undefined)
    return () => close.mockRestore()
  },
  play: async ({ canvas, step }) => {
    await step('Die Antwort der fremden Anmeldung ist aufgehoben, das Fenster geht zu', async () => {
      await expect(await canvas.findByRole('link', { name: 'Zur Komponentenschau' })).toBeVisible()
      await waitFor(() => expect(localStorage.getItem('x-admin-oauth-code')).toBe('code=abc'))
      await expect(window.close).toHaveBeenCalled()
    })
  },
})
