import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { FramelessLostPage, FramelessOopsPage } from './FramelessPages.tsx'

const meta = preview.meta({ component: TemplateStage, args: { path: '/404', children: <FramelessLostPage /> } })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible()
  },
})
export const Forbidden = meta.story({
  args: { path: '/401?from=%2Fpermission%2Frole', role: 'visitor', children: <FramelessOopsPage /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/permission/role')).toBeVisible()
  },
})
