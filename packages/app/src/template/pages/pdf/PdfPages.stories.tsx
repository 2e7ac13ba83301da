import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { PdfPage, PrintPage } from './PdfPages.tsx'
import { expect, spyOn, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'

const pdfPage = { path: '/pdf/index', children: <PdfPage /> }
const printPage = { path: '/pdf/download', children: <PrintPage /> }

const meta = preview.meta({ component: TemplateStage, args: pdfPage, beforeEach: notices.endAll })

export const Pdf = meta.story({ args: pdfPage })
export const Print = meta.story({
  args: printPage,
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    return () => print.mockRestore()
  },
  play: async ({ canvas, step }) => {
    await step('Gedruckt wird, wenn alles da ist; das Fenster heißt wie der Artikel', async () => {
      await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
      const { textContent } = canvas.getByRole('heading', { level: 1 })
      await waitFor(() => expect(document.title).toBe(`${textContent} - Waldkerf`))
    })
  },
})
