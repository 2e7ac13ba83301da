import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, space } from '@waldkerf/ui/theme/tokens'
import type { Difference } from './rolePages.ts'
import { texts } from './RolesScreen.texts.ts'

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};
  color: ${color.textMuted};

  > svg {
    margin-top: 2px;
  }
  &[data-kind='added'] b {
    color: ${color.successText};
  }
  &[data-kind='removed'] b {
    color: ${color.dangerText};
  }
`

/** Which pages a role gets and loses, by their titles. */
export function RoleDifference({ difference: { added, removed } }: { difference: Difference }) {
  const t = useTexts(texts)
  return (
    <section aria-label={t.changes} aria-live="polite">
      <h3>{t.changes}</h3>
      {added.length + removed.length === 0 && <Line>{t.unchanged}</Line>}
      {added.length > 0 && (
        <Line data-kind="added">
          <Icon name="plus" size={16} />
          <span>
            <b>{t.added(added.length)}:</b> {added.join(', ')}
          </span>
        </Line>
      )}
      {removed.length > 0 && (
        <Line data-kind="removed">
          <Icon name="minus" size={16} />
          <span>
            <b>{t.removed(removed.length)}:</b> {removed.join(', ')}
          </span>
        </Line>
      )}
    </section>
  )
}
