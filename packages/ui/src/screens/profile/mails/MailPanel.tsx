import { mailLanguages } from '@waldkerf/domain/entities/users/people'
import type { User } from '@waldkerf/domain/entities/users/users'
import { roleMailFlags } from '@waldkerf/domain/profile/person'
import type { Role } from '@waldkerf/domain/roles/roles'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { color, space } from '@waldkerf/ui/theme/tokens'
import type { MailActions, ProfileState } from '../profileTypes.ts'
import { texts } from '../ProfileScreen.texts.ts'

const Body = styled.div`
  display: grid;
  gap: ${space(3)};

  > p {
    color: ${color.textMuted};
  }
  > fieldset {
    display: grid;
    gap: ${space(2)};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`

const Narrow = styled.div`
  max-width: 240px;
`

export interface MailPanelProps {
  user: User
  role: Role
  language: ProfileState['mailLanguage']
  actions: MailActions
}

/** The person's mail notifications, as far as the role gets any, and their language. */
export function MailPanel({ user, role, language, actions }: MailPanelProps) {
  const t = useTexts(texts).mails
  const chosen = shown(language)
  return (
    <Card title={t.title}>
      <Body>
        <p>{t.lead}</p>
        <fieldset aria-label={t.title}>
          {roleMailFlags(role).map((flag) => (
            <Checkbox
              key={flag}
              label={t.flags[flag]}
              {...(flag === 'mail_rejected' && { hint: t.rejectedHint })}
              checked={user[flag]}
              onChange={({ target }) => actions.setFlag(flag, target.checked)}
            />
          ))}
        </fieldset>
        <Narrow>
          <Select
            label={t.language}
            value={chosen ?? 'de'}
            disabled={chosen === undefined}
            onChange={({ target }) => actions.setLanguage(target.value === 'en' ? 'en' : 'de')}
          >
            {mailLanguages.map((one) => (
              <option key={one} value={one} lang={one}>
                {t.languages[one]}
              </option>
            ))}
          </Select>
        </Narrow>
        {language.status === 'failed' && chosen === undefined && (
          <NotLoaded parts={{ language: language.retry }} names={{ language: t.language }} />
        )}
      </Body>
    </Card>
  )
}
