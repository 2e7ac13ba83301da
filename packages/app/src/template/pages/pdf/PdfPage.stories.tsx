import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { PdfPage } from './PdfPage.tsx'

const meta = preview.meta({
  component: PdfPage,
  render: () => (
    <TemplateStage path="/pdf/index">
      <PdfPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
