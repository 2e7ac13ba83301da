import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { exampleWaiting } from '@waldkerf/ui/screens/reports/exampleReports.ts'
import { expect, waitFor } from 'storybook/test'
import { browserReportStore } from '@waldkerf/app/data/reports/unsent/reportStore'
import { ReportSending } from './ReportSending.tsx'

const email = 'neu@waldkerf.test'
const store = browserReportStore()

/** A report that was written while the role could still report, and waits for a line. */
const written = exampleWaiting('held-report', email)

const meta = preview.meta({
  component: ReportSending,
  beforeEach: async ({ msw }) => {
    msw.use(...storyHandlers())
    await store.save(written)
    return () => store.remove(written.key)
  },
  render: (args) => (
    <Stage user={email} path="/dashboard">
      <ReportSending {...args} />
    </Stage>
  ),
})

/** The role was taken meanwhile: the report is neither tried nor lost, and it is said. */
export const Ready = meta.story({
  args: { email },
  play: async ({ canvas, step }) => {
    await step('Es steht da, und die Meldung wartet, wie sie war', async () => {
      await expect(
        await canvas.findByText(/^Eine Meldung liegt nur auf diesem Gerät/, {}, { timeout: 5_000 }),
      ).toBeVisible()
      await waitFor(async () =>
        expect(await store.all(email)).toMatchObject([{ state: 'waiting', draft: written.draft }]),
      )
    })
  },
})
