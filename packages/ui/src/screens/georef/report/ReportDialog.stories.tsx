import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, spyOn } from 'storybook/test'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { fitPointsOf } from '@waldkerf/domain/georef/workplace/workPoint'
import { exampleMap, exampleWork } from '../examples/exampleWork.ts'
import { ReportDialog } from './ReportDialog.tsx'

const work = exampleWork()
const meta = preview.meta({ component: ReportDialog })

export const Ready = meta.story({
  args: {
    map: exampleMap,
    work,
    fit: fit(work.type, fitPointsOf(work.points)),
    assessment: undefined,
    onClose: fn(),
  },
  play: async ({ userEvent, step }) => {
    await step('The report is printed, and nothing else of the page', async () => {
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
export const Dark = meta.story({ args: Ready.composed.args, globals: { theme: 'dark' } })
export const English = meta.story({ args: Ready.composed.args, globals: { language: 'en' } })
