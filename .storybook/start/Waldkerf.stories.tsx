import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { StartPage } from './StartPage.tsx'

const meta = preview.meta({ component: StartPage })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Ein Bildschirm hat seine Zustände und seine Seite mit Daten', async () => {
      await expect(canvas.getByRole('link', { name: 'GIS, Käfer: Zustände' })).toHaveAttribute(
        'href',
        './?path=/story/screens-gis-gisscreen--ready',
      )
      await expect(canvas.getByRole('link', { name: 'GIS, Käfer: Mit Daten' })).toBeVisible()
    })
    await step('Jeder Ablauf ist ein Klick entfernt', async () => {
      await expect(canvas.getByRole('link', { name: 'Vom Angebot zur Rechnung' })).toBeVisible()
    })
  },
})
