import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { DemoPage } from '../page/DemoPage.tsx'
import { RoleChoice, type RoleChoiceProps } from './DirectivePermissionScreen.tsx'
import { texts } from './permission.texts.ts'

/** `/permission/page`: a page for one role, and the way to another one. */
export function PagePermissionScreen(props: RoleChoiceProps) {
  const t = useTexts(texts).page
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.card}>
        <RoleChoice {...props} />
      </Card>
    </DemoPage>
  )
}
