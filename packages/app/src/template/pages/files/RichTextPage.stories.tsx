import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { RichTextPage } from './RichTextPage.tsx'

const meta = preview.meta({
  component: RichTextPage,
  render: () => (
    <TemplateStage path="/components/tinymce">
      <RichTextPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
