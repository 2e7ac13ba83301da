import { officeParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import { settingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { officeSettings } from '@waldkerf/mocks/seed/documents/officeSettings'
import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { OfficeChecklist } from '@waldkerf/ui/screens/officeSettings/office/OfficeChecklist'
import { FirstSteps } from './FirstSteps.tsx'

const meta = preview.meta({
  component: FirstSteps,
  subcomponents: { OfficeChecklist },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size' }}>
        <h1>Dashboard</h1>
        <Story />
      </div>
    ),
  ],
})

const values = settingsValues(officeSettings)
const blank = Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as typeof values

/** The first day: nothing is there yet. */
export const Ready = meta.story({
  args: {
    office: officeParts(blank),
    hasClients: false,
    hasDocuments: false,
    addresses: { settings: (part) => `#buero-${part}`, newClient: '#kunde', newOffer: '#angebot' },
  },
  play: async ({ canvas, step }) => {
    await step('Jede fehlende Angabe führt zu ihrem Feld', async () => {
      const parts = within(canvas.getByRole('list', { name: 'Angaben zum Büro' }))
      await expect(parts.getAllByText('fehlt')).toHaveLength(4)
      await expect(parts.getByRole('link', { name: 'Bankverbindung' })).toHaveAttribute('href', '#buero-bank')
    })
    await step('Der nächste Schritt ist der erste, der fehlt; ein Angebot braucht erst einen Kunden', async () => {
      await expect(canvas.getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute('href', '#buero-name')
      await expect(canvas.getByRole('link', { name: 'Kunden anlegen' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Angebot schreiben' })).toBeDisabled()
    })
  },
})
/** A step that waits has its words where the others have theirs. */
export const OnPhone = meta.story({
  args: Ready.composed.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(left('Erstes Angebot')).toBe(left('Erster Kunde'))
  },
})
/** The details are there but for a wrong IBAN, and so is a client. */
export const Begun = meta.story({
  args: {
    ...Ready.composed.args,
    office: officeParts({ ...values, iban: 'DE88370400440532013000' }),
    hasClients: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die IBAN ist ungültig')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Angebot schreiben' })).toHaveAttribute('href', '#angebot')
  },
})
/** The offer is written; the office's details are still asked for. */
export const BeforeInvoice = meta.story({
  args: { ...Ready.composed.args, hasClients: true, hasDocuments: true },
})
