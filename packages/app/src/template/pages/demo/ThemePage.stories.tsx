import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { ThemePage } from './ThemePage.tsx'

const meta = preview.meta({
  component: ThemePage,
  render: () => (
    <TemplateStage path="/theme/index">
      <ThemePage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
