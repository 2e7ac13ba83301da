import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { ExportExcelPage, MergedExcelPage, SelectedExcelPage } from './ExcelPages.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/excel/export-excel', children: <ExportExcelPage /> },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
})
export const Selected = meta.story({ args: { children: <SelectedExcelPage /> } })
export const Merged = meta.story({ args: { children: <MergedExcelPage /> } })
export const Empty = meta.story({ args: { scenario: 'empty' } })
export const Failed = meta.story({ args: { scenario: 'failing' } })
