import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import type { ExportScreenProps } from '../files/Exporting.tsx'
import { ZipScreen } from './ZipScreen.tsx'

const args: ExportScreenProps = {
  state: { status: 'ready', data: seedTemplate().articles.slice(0, 20) },
  actions: { save: fn(), complain: fn() },
}

/** The library that writes archives is loaded with the first file. */
const slowly = { timeout: 10_000 }

const meta = preview.meta({ component: ZipScreen, args })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Das Archiv heißt, wie man es nennt, ohne unerlaubte Zeichen', async () => {
      const name = canvas.getByRole('textbox', { name: 'Dateiname' })
      await userEvent.clear(name)
      await userEvent.type(name, 'Artikel: Mai')
      await userEvent.click(canvas.getByRole('button', { name: 'Zip ausgeben' }))
      await waitFor(() => expect(args.actions.save).toHaveBeenCalledWith(expect.any(Blob), 'Artikel- Mai.zip'), slowly)
    })
  },
})
export const Empty = meta.story({ args: { state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})
