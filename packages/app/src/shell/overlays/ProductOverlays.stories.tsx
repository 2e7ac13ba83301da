import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { exampleWaiting } from '@waldkerf/ui/screens/reports/exampleReports.ts'
import { expect, waitFor } from 'storybook/test'
import { browserReportStore } from '@waldkerf/app/data/reports/unsent/reportStore'
// Here already, so that what is found shows at once.
import './HeldReports.tsx'
import { ProductOverlays } from './ProductOverlays.tsx'
import './ReportSending.tsx'

/** Her role was taken, and with it the right to report: a report of hers is kept and said, not sent. */
const email = 'neu@waldkerf.test'
const store = browserReportStore()
const written = exampleWaiting('report-of-another-window', email)

const meta = preview.meta({
  component: ProductOverlays,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    return () => store.remove(written.key)
  },
  render: () => (
    <Stage user={email} path="/dashboard">
      <ProductOverlays />
    </Stage>
  ),
})

/** Reports that wait on the device, as the overlay says it. */
const held = /^Eine Meldung liegt nur auf diesem Gerät/

/** How often the device was asked for reports. */
let looks = 0

/** Nothing is unsent at first. */
export const Ready = meta.story({
  beforeEach: () => {
    const { count } = IDBIndex.prototype
    looks = 0
    IDBIndex.prototype.count = function counted(query) {
      looks += 1
      return count.call(this, query)
    }
    return () => void Object.assign(IDBIndex.prototype, { count })
  },
  play: async ({ canvas, step }) => {
    await step('Was ein anderes Fenster erst entwirft, bleibt dort', async () => {
      // The first look is over: it would find the draft.
      await waitFor(() => expect(looks).toBeGreaterThan(0), { timeout: 5_000 })
      await store.save({ ...written, state: 'draft' })
      await new Promise((resolve) => setTimeout(resolve, 300))
      await expect(canvas.queryByText(held)).toBeNull()
    })
    await step('Wartet es auf die Verbindung, wird es auch hier gesagt', async () => {
      await store.save(written)
      await expect(await canvas.findByText(held, {}, { timeout: 5_000 })).toBeVisible()
    })
  },
})

export const Stored = meta.story({
  beforeEach: () => store.save(written),
  play: async ({ canvas, step }) => {
    await step('Was schon auf dem Gerät liegt, wird gefunden', async () => {
      await waitFor(() => expect(canvas.getByText(held)).toBeVisible(), { timeout: 5_000 })
    })
  },
})
