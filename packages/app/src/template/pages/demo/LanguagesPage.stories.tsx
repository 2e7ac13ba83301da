import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { LanguagesPage } from './LanguagesPage.tsx'

const meta = preview.meta({
  component: LanguagesPage,
  render: () => (
    <TemplateStage path="/i18n/index">
      <LanguagesPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
