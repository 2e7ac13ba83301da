import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { GlossaryPage } from './glossary/GlossaryPage.tsx'

const meta = preview.meta({ component: GlossaryPage })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Wort suchen' })
    await step('Ein Feldname führt zu seinem Wort', async () => {
      await userEvent.type(search, 'mappoint')
      await expect(canvas.getByRole('rowheader', { name: 'Passpunkt' })).toBeVisible()
      await expect(canvas.getByText('1 Wort')).toBeVisible()
    })
    await userEvent.clear(search)
  },
})
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dampfer')
    await expect(await canvas.findByText('Kein Wort passt dazu')).toBeVisible()
  },
})
