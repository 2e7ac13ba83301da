import { expect, fn } from 'storybook/test'
import preview from '../preview.tsx'
import { IconPage, type IconPageProps } from './icons/IconPage.tsx'

const copying = (copy: IconPageProps['onCopy']) => fn<IconPageProps['onCopy']>(copy)

const meta = preview.meta({
  component: IconPage,
  args: { onCopy: copying((text) => navigator.clipboard.writeText(text)) },
})

export const Ready = meta.story({
  args: { onCopy: copying(async () => {}) },
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Symbole suchen' })
    await step('Die Suche lässt übrig, was so heißt', async () => {
      await userEvent.type(search, 'beetle')
      await expect(canvas.getByText('1 Symbol')).toBeVisible()
    })
    await step('Ein Klick kopiert, was man schreibt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'beetle kopieren' }))
      await expect(args.onCopy).toHaveBeenCalledWith('<Icon name="beetle" />')
      await expect(await canvas.findByText('Kopiert: <Icon name="beetle" />')).toBeVisible()
    })
    await userEvent.clear(search)
  },
})
export const Refused = meta.story({
  args: { onCopy: copying(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'map kopieren' }))
    await expect(await canvas.findByText('Der Browser lässt hier nicht kopieren.')).toBeVisible()
  },
})
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dampfer')
    await expect(await canvas.findByText('So heißt kein Symbol')).toBeVisible()
  },
})
