import { useId } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { color, space, weight } from '../../theme/tokens.ts'
import { texts } from './permission.texts.ts'

const Choice = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Box = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${weight('medium')};
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
  }
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
  // Pages that are put away stay in the document: a name of its own keeps their choices apart.
  const group = useId()
  return (
    <Choice>
      <p>{t.yours(role)}</p>
      <Box disabled={busy}>
        <legend>{t.change}</legend>
        {roles.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={name === role} onChange={() => onChoose(name)} />
            {name}
          </label>
        ))}
      </Box>
    </Choice>
  )
}
