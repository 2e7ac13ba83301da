import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import { useStoredDocument } from '@waldkerf/app/data/documents/storedDocument'
import { useOpenDocument } from '../useOpenDocument.ts'
import { SendButton } from './SendButton.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const archived = world.invoices.findLast(({ archiviert_am }) => archiviert_am !== null)?.id ?? 1
const open = world.invoices.findLast(({ archiviert_am }) => archiviert_am === null)?.id ?? 1
const late = { timeout: 8_000 }

/** The toolbar's button over a document that is open, as the page has it. */
function OpenInvoice({ id, stored }: { id: number; stored: WholeDocument }) {
  const { state, session, actions } = useOpenDocument({ kind: 'invoice', id, stored })
  const facts = shown(state.facts)
  return facts && <SendButton document={{ state, session, archive: actions.lifecycle.archive }} facts={facts} />
}

function Invoice({ id }: { id: number }) {
  const stored = shown(useStoredDocument('invoice', id))
  return stored && <OpenInvoice id={id} stored={stored} />
}

const meta = preview.meta({
  component: Invoice,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <Invoice {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { id: archived },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versenden' }, late))
    const dialog = within(await screen.findByRole('dialog', { name: /^Rechnung RE-.* versenden$/ }, late))
    await expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toMatch(/anbei erhalten Sie/)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Senden' })).toBeEnabled(), late)
  },
})
/** One that may still change is fixed first. */
export const Draft = meta.story({
  args: { id: open },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versenden' }, late))
    await expect(await screen.findByRole('button', { name: 'Senden' }, late)).toBeDisabled()
  },
})
