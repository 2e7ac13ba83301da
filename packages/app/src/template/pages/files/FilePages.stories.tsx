import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { AvatarPage, DropzonePage } from './UploadPages.tsx'
import { RichTextPage } from './RichTextPage.tsx'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ZipPage, ExportExcelPage, MergedExcelPage, SelectedExcelPage } from './ExportPages.tsx'

const avatarPage = { path: '/components/avatar-upload', children: <AvatarPage /> }
const dropzonePage = { path: '/components/dropzone', children: <DropzonePage /> }
const richTextPage = { path: '/components/tinymce', children: <RichTextPage /> }
const zipPage = { path: '/zip/download', children: <ZipPage /> }
const excelPage = { path: '/excel/export-excel', children: <ExportExcelPage /> }

const meta = preview.meta({ component: TemplateStage, args: avatarPage, beforeEach: notices.endAll })

export const Avatar = meta.story({ args: avatarPage })
export const Dropzone = meta.story({ args: dropzonePage })
export const RichText = meta.story({ args: richTextPage })
export const Zip = meta.story({
  args: zipPage,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
})
export const ZipFailed = meta.story({ args: { ...zipPage, scenario: 'failing' } })
export const Excel = meta.story({
  args: excelPage,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
})
export const ExcelSelected = meta.story({ args: { ...excelPage, children: <SelectedExcelPage /> } })
export const ExcelMerged = meta.story({ args: { ...excelPage, children: <MergedExcelPage /> } })
export const ExcelEmpty = meta.story({ args: { ...excelPage, scenario: 'empty' } })
export const ExcelFailed = meta.story({ args: { ...excelPage, scenario: 'failing' } })
