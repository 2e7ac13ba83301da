import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ErrorLogPage, FramelessLostPage, FramelessOopsPage, LostPage, OopsPage } from './ErrorPages.tsx'

const lostPage = { path: '/404', children: <LostPage /> }
const oopsPage = { path: '/401?from=%2Fpermission%2Frole', children: <OopsPage /> }
const framelessPage = { path: '/404', children: <FramelessLostPage /> }
const errorLogPage = { path: '/error-log/log', children: <ErrorLogPage /> }

const meta = preview.meta({ component: TemplateStage, args: lostPage, beforeEach: notices.endAll })

export const Lost = meta.story({ args: lostPage })
export const Oops = meta.story({
  args: oopsPage,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ohne Vorgeschichte führt Zurück zum Dashboard', async () => {
      await expect(await canvas.findByText('/permission/role')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }))
      await waitFor(() => expect(canvas.queryByText('/permission/role')).toBeNull())
    })
  },
})
export const Frameless = meta.story({
  args: framelessPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible()
  },
})
export const FramelessForbidden = meta.story({
  args: { ...framelessPage, path: '/401?from=%2Fpermission%2Frole', role: 'visitor', children: <FramelessOopsPage /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/permission/role')).toBeVisible()
  },
})
export const ErrorLog = meta.story({
  args: errorLogPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Protokoll' })).toBeVisible()
  },
})
