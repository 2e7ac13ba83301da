import { storyDay } from '@waldkerf/mocks/seed/days'
import { datevSettings } from '@waldkerf/mocks/seed/documents/officeSettings'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { exampleInvoices } from '../examples/exampleDocuments.testing.ts'
import { DatevDialog } from './DatevDialog.tsx'

const meta = preview.meta({ component: DatevDialog })

const args = {
  datev: {
    settings: { status: 'ready', data: datevSettings },
    settingsTo: '/settings/index?tab=datev',
    write: fn(async (): Promise<readonly string[]> => []),
    writeAll: fn(async (): Promise<readonly string[]> => []),
  },
  invoices: exampleInvoices,
  today: storyDay,
  onClose: fn(),
} as const
const setSpan = async (from: string, to: string, type: (field: HTMLElement, day: string) => Promise<void>) => {
  const dialog = within(screen.getByRole('dialog'))
  await type(dialog.getByLabelText('Rechnungsdatum ab'), from)
  await type(dialog.getByLabelText('Rechnungsdatum bis'), to)
}

export const Ready = meta.story({
  args,
  play: async ({ args: { datev, onClose }, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnungen für die Steuerberatung' }))
    const type = async (field: HTMLElement, day: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, `${day}{Tab}`)
    }
    await step('Ein Stapel liegt in einem Geschäftsjahr', async () => {
      await setSpan('2025-12-01', '2026-01-31', type)
      await expect(dialog.getByText(/dieses beginnt am 01.01.2025/)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Datei speichern' })).toBeDisabled()
    })
    await step('Was darin sein wird, steht vorher da', async () => {
      await setSpan('2026-01-01', '2026-08-31', type)
      await expect(dialog.getByText(/^\d+ Rechnungen, zusammen .*€ brutto/)).toBeVisible()
    })
    await step('Was nicht darin ist, wird genannt, und der Dialog bleibt', async () => {
      mocked(datev.write).mockResolvedValueOnce(['RE-2026-0004'])
      await userEvent.click(dialog.getByRole('button', { name: 'Datei speichern' }))
      await expect(datev.write).toHaveBeenCalledWith({ from: '2026-01-01', to: '2026-08-31' })
      await expect(await dialog.findByText(/nicht darin: RE-2026-0004/)).toBeVisible()
      await expect(onClose).not.toHaveBeenCalled()
    })
    await step('Ist alles darin, schließt er', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Datei speichern' }))
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    })
  },
})

/** A quarter or a year with all documents, as one file. */
export const AllOfAYear = meta.story({
  args: { ...args, datev: { ...args.datev, writeAll: fn(async (): Promise<readonly string[]> => []) }, onClose: fn() },
  play: async ({ args: { datev, onClose }, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await step('Ich wähle das vorige Quartal', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Voriges Quartal' }))
      await expect(dialog.getByLabelText('Rechnungsdatum ab')).toHaveValue('01.07.2026')
      await expect(dialog.getByLabelText('Rechnungsdatum bis')).toHaveValue('30.09.2026')
    })
    await step('Was nicht übereinstimmt, steht da, und der Dialog bleibt', async () => {
      mocked(datev.writeAll).mockResolvedValueOnce(['Der Buchungsstapel ergibt 1,00 € statt 2,00 €.'])
      await userEvent.click(dialog.getByRole('button', { name: 'Alles als ZIP' }))
      await expect(await dialog.findByText(/Zu klären ist: Der Buchungsstapel ergibt 1,00 €/)).toBeVisible()
      await expect(onClose).not.toHaveBeenCalled()
    })
    await step('Während sie entsteht, dreht sich das Rad an ihrem Knopf', async () => {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      mocked(datev.writeAll).mockReturnValueOnce(promise)
      const button = dialog.getByRole('button', { name: 'Alles als ZIP' })
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(dialog.getByRole('button', { name: 'Datei speichern' })).not.toHaveAttribute('aria-busy')
      await expect(dialog.getByRole('button', { name: 'Datei speichern' })).toBeDisabled()
      resolve(['Noch nicht.'])
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    })
    await step('Stimmt alles überein, schließt er', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Alles als ZIP' }))
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      await expect(mocked(datev.writeAll).mock.lastCall?.[0]).toEqual({ from: '2026-07-01', to: '2026-09-30' })
    })
  },
})

/** The tax adviser's numbers are not entered: the dialog leads there. */
export const NoNumbers = meta.story({
  args: {
    ...args,
    datev: { ...args.datev, settings: { status: 'ready', data: { ...datevSettings, berater: '', mandant: '' } } },
  },
  play: async ({ step }) => {
    await step('Ohne Nummern gibt es keine Datei, und es führt ein Weg zu ihnen', async () => {
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.getByRole('link', { name: 'Zu den Einstellungen' })).toHaveAttribute(
        'href',
        '/settings/index?tab=datev',
      )
      await expect(dialog.getByRole('button', { name: 'Datei speichern' })).toBeDisabled()
    })
  },
})
export const Empty = meta.story({ args: { ...args, invoices: [] } })
export const Loading = meta.story({ args: { ...args, datev: { ...args.datev, settings: { status: 'loading' } } } })
export const Failed = meta.story({
  args: {
    ...args,
    datev: { ...args.datev, settings: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() } },
  },
})
