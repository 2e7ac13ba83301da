import type { Operation } from '@waldkerf/domain/entities/office/operations'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Complete, PartTitle } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

export interface MailsCardProps {
  operation: Loadable<Operation & { asked: number }>
  /** Address of a person's page. */
  personAddress: (userId: number) => string
}

/** Mails that wait and mails that were refused, with the addresses that take none. */
export function MailsCard({ operation, personAddress }: MailsCardProps) {
  const t = useTexts(texts).operation.mails
  const { number, instant, day } = useFormat()
  return (
    <LoadedCard title={t.title} state={operation}>
      {({ mails: { seit, wartend, abgelehnt }, adressen, asked }) => (
        <>
          {wartend === 0 || seit === null ? (
            <Complete>
              <Icon name="check" size={16} />
              {t.allSent}
            </Complete>
          ) : (
            <p>
              {Date.parse(seit) > asked
                ? t.gathered(number(wartend), wartend === 1, instant(seit))
                : t.waiting(number(wartend), wartend === 1, instant(seit))}
            </p>
          )}
          {abgelehnt > 0 && <Quiet>{t.refused(number(abgelehnt), abgelehnt === 1)}</Quiet>}
          <PartTitle>{t.addresses}</PartTitle>
          {adressen.length === 0 && <Quiet>{t.noAddresses}</Quiet>}
          <Rows aria-label={t.addresses}>
            {adressen.map(({ email, grund, seit: since, user_id }) => (
              <li key={email}>
                <span>
                  {user_id === null ? email : <Link to={personAddress(user_id)}>{email}</Link>}
                  <br />
                  <small>{t.reason(grund, day(since))}</small>
                </span>
              </li>
            ))}
          </Rows>
        </>
      )}
    </LoadedCard>
  )
}
