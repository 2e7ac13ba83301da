import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { LostPage } from './LostPage.tsx'

const meta = preview.meta({
  component: LostPage,
  render: () => (
    <TemplateStage path="/404">
      <LostPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
