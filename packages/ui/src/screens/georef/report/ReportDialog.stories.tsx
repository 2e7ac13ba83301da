import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, spyOn, within } from 'storybook/test'
import type { ScanPicture } from '@waldkerf/ui/parts/ScanView/ScanView'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import { exampleMap, exampleWork } from '../examples/exampleWork.ts'
import { ReportDialog } from './ReportDialog.tsx'

const work = exampleWork()
const meta = preview.meta({ component: ReportDialog })

/** A sheet with parallel drains. */
function drawnScan(): ScanPicture {
  const size = { width: 1_654, height: 1_170 }
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f7f1e1'
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = '#1f4e8c'
  for (let x = 100; x < size.width; x += 60) context.fillRect(x, 80, 3, size.height - 160)
  return { size, overview: canvas.transferToImageBitmap(), tile: async () => null, close: () => undefined }
}

export const Ready = meta.story({
  args: {
    map: exampleMap,
    work,
    fit: fit(work.type, toFitPoints(work.points)),
    assessment: undefined,
    size: { width: 1_654, height: 1_170 },
    layer: { seit: '2026-06-01T09:00:00Z', von: 'expert@waldkerf.test', veraltet: true },
    onClose: fn(),
  },
  play: async ({ userEvent, step }) => {
    await step('Jeder Punkt steht auf dem Blatt, seine Restklaffe als Pfeil', async () => {
      const map = await screen.findByRole('img', { name: /Restklaffen als Pfeilen/ })
      await expect(map.querySelectorAll('circle')).toHaveLength(work.points.length)
      await expect(map.querySelectorAll('.arrow').length).toBeGreaterThan(1)
    })
    await step('Er sagt, ob es eine Ebene gibt', async () => {
      await expect(within(screen.getByRole('dialog')).getByText(/vom 01\.06\.2026, veraltet/)).toBeVisible()
    })
    await step('Der Bericht wird gedruckt, und nichts sonst von der Seite', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined)
      await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }))
      await expect(print).toHaveBeenCalled()
      await expect(document.documentElement.dataset['printing']).toBe('')
      dispatchEvent(new Event('afterprint'))
      await expect(document.documentElement.dataset['printing']).toBeUndefined()
      print.mockRestore()
    })
  },
})

/** With the scan itself beneath the arrows. */
export const Pictured = meta.story({
  args: Ready.composed.args,
  render: (args) => <ReportDialog {...args} picture={drawnScan()} />,
})

/** No transformation can be computed: no map, and no residuals. */
export const NoFit = meta.story({
  args: { ...Ready.composed.args, fit: fit('polynomial3', toFitPoints(exampleWork('polynomial3', 4).points)) },
})
