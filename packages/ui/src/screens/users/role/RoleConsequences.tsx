import type { Role } from '@waldkerf/domain/roles/roles'
import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { type RoleChange, roleChange } from '@waldkerf/domain/users/roleChange'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { roleTexts } from '../UsersScreen.texts.ts'

export interface RoleConsequencesProps {
  /** The routes that are served, with titles in the page's language. */
  routes: readonly RouteRow<string, Role>[]
  from: string
  to: string
}

/** Gains and losses of a change of role: screens from the route table, and rights. */
export function RoleConsequences({ routes, from, to }: RoleConsequencesProps) {
  const t = useTexts(roleTexts)
  const { gained, lost } = roleChange(routes, from, to)
  const isNothing = [gained, lost].every(({ screens, rights }) => screens.length + rights.length === 0)
  return (
    <div role="status">
      {isNothing ? (
        <Nothing>{t.nothing}</Nothing>
      ) : (
        <Sides>
          <Side title={t.gains} sign="plus" side={gained} />
          <Side title={t.loses} sign="minus" side={lost} />
        </Sides>
      )}
    </div>
  )
}

interface SideProps {
  title: string
  sign: 'plus' | 'minus'
  side: RoleChange['gained']
}

function Side({ title, sign, side: { screens, rights } }: SideProps) {
  const t = useTexts(roleTexts)
  if (screens.length + rights.length === 0) return null
  return (
    <Box data-sign={sign}>
      <h3>{title}</h3>
      <ul>
        {screens.length > 0 && (
          <li>
            <Icon name={sign} size={16} />
            <span>
              {t.screens}: {screens.map((row) => row.title).join(', ')}
            </span>
          </li>
        )}
        {rights.map((right) => (
          <li key={right}>
            <Icon name={sign} size={16} />
            {t.rights[right]}
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Sides = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Nothing = styled.p`
  color: ${color.textMuted};
`

const Box = styled.section`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.successBorder};
  border-radius: ${radius('control')};
  background: ${color.successQuiet};
  color: ${color.successText};
  font-size: ${fontSize(13)};

  &[data-sign='minus'] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
  h3 {
    padding-bottom: ${space(1)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
  li {
    display: flex;
    gap: ${space(2)};
    padding-block: 2px;
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`
