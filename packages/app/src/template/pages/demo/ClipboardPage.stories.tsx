import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { ClipboardPage } from './ClipboardPage.tsx'

const meta = preview.meta({
  component: ClipboardPage,
  render: () => (
    <TemplateStage path="/clipboard/index">
      <ClipboardPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
