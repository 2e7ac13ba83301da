import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import type { ExportScreenProps } from '../files/Exporting.tsx'
import { ExportExcelScreen, MergedExcelScreen, SelectedExcelScreen } from './ExcelScreen.tsx'

const args: ExportScreenProps = {
  state: { status: 'ready', data: seedTemplate().articles.slice(0, 20) },
  actions: { save: fn(), complain: fn() },
}

/** The library that writes workbooks is loaded with the first file. */
const slowly = { timeout: 10_000 }

const meta = preview.meta({ component: ExportExcelScreen, args })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Tabelle wird als CSV ausgegeben', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dateiart' }), 'csv')
      await userEvent.click(canvas.getByRole('button', { name: 'Ausgeben' }))
      await waitFor(() => expect(args.actions.save).toHaveBeenCalledWith(expect.any(Blob), 'excel-list.csv'), slowly)
    })
  },
})

export const Empty = meta.story({ args: { state: { status: 'ready', data: [] } } })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})

export const Selected = meta.story({
  render: (args) => <SelectedExcelScreen {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const run = canvas.getByRole('button', { name: 'Ausgeben' })
    await step('Ohne Auswahl wird nichts ausgegeben', async () => {
      await userEvent.click(run)
      await expect(args.actions.complain).toHaveBeenCalledWith('Bitte mindestens eine Zeile auswählen.')
    })
    await step('Danach ist die Auswahl wieder leer', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle auswählen' }))
      await expect(canvas.getByText('20 Zeilen ausgewählt')).toBeVisible()
      await userEvent.click(run)
      await waitFor(() => expect(args.actions.save).toHaveBeenCalledWith(expect.any(Blob), 'excel-list.xlsx'), slowly)
      await waitFor(() => expect(canvas.getByText('0 Zeilen ausgewählt')).toBeVisible())
    })
  },
})

export const Merged = meta.story({
  render: (args) => <MergedExcelScreen {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ausgeben' }))
    await waitFor(() => expect(args.actions.save).toHaveBeenCalledWith(expect.any(Blob), 'excel-list.xlsx'), slowly)
  },
})
