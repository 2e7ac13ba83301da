import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { DocumentLog } from './OpenDocument.tsx'

const meta = preview.meta({
  component: DocumentLog,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <DocumentLog {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { kind: 'invoice', id: 1, revision: '1' },
})
export const Failed = meta.story({
  args: { kind: 'invoice', id: 1, revision: '1' },
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
})
