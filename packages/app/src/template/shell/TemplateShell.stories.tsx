import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { TemplateShell } from './TemplateShell.tsx'

const meta = preview.meta({ component: TemplateStage, args: { path: '/dashboard', children: <TemplateShell /> } })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('navigation')).length).toBeGreaterThan(0)
  },
})
/** A visitor's menu is shorter. */
export const Visitor = meta.story({ args: { role: 'visitor' } })
