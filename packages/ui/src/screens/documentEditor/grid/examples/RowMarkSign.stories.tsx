import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { RowMarkSign } from '../RowMarkSign.tsx'

const meta = preview.meta({ component: RowMarkSign, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { mark: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'wird gleich gespeichert' })).toBeVisible()
  },
})
export const Saving = meta.story({ args: { mark: 'saving' } })
export const Failed = meta.story({ args: { mark: 'failed' } })
/** A stored row has no sign. */
export const Stored = meta.story({
  args: { mark: undefined },
  parameters: { shown: { nothing: 'What is stored needs no sign.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
