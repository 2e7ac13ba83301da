import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { iconNames } from '@waldkerf/ui/parts/Icon/iconNames'
import { IconsScreen } from './IconsScreen.tsx'

const meta = preview.meta({ component: IconsScreen, args: { onCopy: fn() } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Beide Register zusammen haben so viele Kacheln wie es Symbole gibt', async () => {
      const own = canvas.getAllByRole('button').length
      await userEvent.click(canvas.getByRole('tab', { name: /Allgemein/ }))
      await expect(own + canvas.getAllByRole('button').length).toBe(iconNames.length)
    })
    await step('Die Suche zählt in beiden', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Symbole suchen' }), 'beetle')
      await expect(canvas.getByText('Hier heißt kein Symbol so')).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Wald und Büro (1)' }))
    })
    await step('Ein Klick kopiert, was man schreibt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'beetle kopieren' }))
      await expect(args.onCopy).toHaveBeenCalledWith('<Icon name="beetle" />')
    })
  },
})
export const Empty = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Was es nicht gibt, wird gesagt', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'dampfer')
      await expect(await canvas.findByText('Hier heißt kein Symbol so')).toBeVisible()
    })
  },
})
