import { type ComponentType, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './permission.texts.ts'
import { RadioRow } from '../page/RadioRow.tsx'

const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};

  code {
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }
`

const Note = styled.p`
  color: ${color.textMuted};
`

const parts = [
  { id: 'admin', label: 'Admin', roles: ['admin'] },
  { id: 'editor', label: 'Editor', roles: ['editor'] },
  { id: 'both', label: 'Admin-OR-Editor', roles: ['admin', 'editor'] },
] as const
type PartId = (typeof parts)[number]['id']

/** The line of code that guards a part. */
const guardMarkup = (roles: readonly string[]) => `<Can roles={[${roles.map((role) => `'${role}'`).join(', ')}]}>`

export interface DirectivePermissionScreenProps extends RoleChoiceProps {
  /** The one rule: whether the signed-in role is in a list. */
  can: (roles: readonly string[]) => boolean
  /** The same rule around a part of a page. */
  Can: ComponentType<{ roles: readonly string[]; children: ReactNode }>
}

/** `/permission/directive`: parts of a page that some roles see. */
export function DirectivePermissionScreen({ can, Can, ...choice }: DirectivePermissionScreenProps) {
  const t = useTexts(texts).directive
  const visible = parts.filter(({ roles }) => can(roles))
  const [chosen, setChosen] = useState<PartId>('both')
  const current = visible.find(({ id }) => id === chosen) ?? visible[0]
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <RoleChoice {...choice} />
      <Card title={t.blocks}>
        <Note>{visible.length === 0 ? t.nothing : t.blocksNote}</Note>
        {parts.map(({ id, roles }) => (
          <Can key={id} roles={roles}>
            <Area>
              <Badge tone="info">{t.seenBy(roles.join(', '))}</Badge>
              <code>{guardMarkup(roles)}</code>
            </Area>
          </Can>
        ))}
      </Card>
      {current && (
        <Card title={t.tabs}>
          <Note>{t.tabsNote}</Note>
          <Tabs label={t.tabs} tabs={visible} current={current.id} onChange={setChosen} />
          <Area role="tabpanel" aria-label={current.label}>
            {t.seenBy(current.roles.join(', '))}
          </Area>
        </Card>
      )}
    </DemoPage>
  )
}

const Choice = styled.div`
  display: grid;
  gap: ${space(3)};
`

export interface RoleChoiceProps {
  roles: readonly string[]
  /** The role that is signed in. */
  role: string
  busy: boolean
  onChoose: (role: string) => void
}

/** The signed-in role, and the choice of another. */
export function RoleChoice({ roles, role, busy, onChoose }: RoleChoiceProps) {
  const t = useTexts(texts)
  return (
    <Choice>
      <p>{t.yours(role)}</p>
      <RadioRow
        legend={t.change}
        options={roles.map((name) => ({ value: name, label: name }))}
        value={role}
        disabled={busy}
        onChange={onChoose}
      />
    </Choice>
  )
}
