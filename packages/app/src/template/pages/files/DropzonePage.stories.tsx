import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { DropzonePage } from './DropzonePage.tsx'

const meta = preview.meta({
  component: DropzonePage,
  render: () => (
    <TemplateStage path="/components/dropzone">
      <DropzonePage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
