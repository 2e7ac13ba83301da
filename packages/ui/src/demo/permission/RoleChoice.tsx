import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { space } from '../../theme/tokens.ts'
import { RadioRow } from '../page/RadioRow.tsx'
import { texts } from './permission.texts.ts'

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
