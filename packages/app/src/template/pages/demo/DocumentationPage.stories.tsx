import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { DocumentationPage } from './DocumentationPage.tsx'

const meta = preview.meta({
  component: DocumentationPage,
  render: () => (
    <TemplateStage path="/documentation/index">
      <DocumentationPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
