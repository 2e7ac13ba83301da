import { invoiceStates } from '@waldkerf/domain/entities/documents/paymentStates'
import { offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'
import { DocumentBadge, DocumentStatus } from './DocumentStatus.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const meta = preview.meta({ component: DocumentStatus, subcomponents: { DocumentBadge } })

/** The last one is a stored value that nobody knows. */
export const Ready = meta.story({
  args: { status: 'entwurf' },
  render: () => (
    <Row>
      {[...offerStatuses, ...invoiceStates, 'archived', 'ruht'].map((status) => (
        <DocumentStatus key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas, step }) => {
    await step('Was noch nicht feststeht, heißt bei Angeboten und Rechnungen gleich', async () => {
      await expect(canvas.getAllByText('Entwurf')).toHaveLength(2)
    })
  },
})
