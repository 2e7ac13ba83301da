import type { ErasureList, ErasurePart } from '@waldkerf/domain/entities/users/privacy'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { Failure, Line, Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

const Fold = styled.details`
  margin-block: ${space(1)} ${space(4)};

  summary {
    padding-block: ${space(1)};
  }
`

const Handlings = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin-block: ${space(3)};

  dt {
    font-weight: ${weight('semibold')};
  }
  ul {
    padding-inline-start: ${space(4)};
    list-style: disc;
  }
  small {
    display: block;
    font-size: ${fontSize(12)};
  }
`

export interface ErasureCardProps {
  /** The person's name. */
  name: string
  list: Loadable<ErasureList>
  isLastAdmin: boolean
  /** Both reject with an error whose message is for people. @returns how many pictures the file lacks */
  download: () => Promise<number>
  /** @param key the same for every try */
  erase: (key: string) => Promise<void>
}

const handlings = ['geht', 'namenlos', 'bleibt'] as const

/** All that is kept of a person, and beforehand what of it an erasure ends, what stays, and why. */
export function ErasureCard({ name, list, isLastAdmin, download, erase }: ErasureCardProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { busy, error, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const isBusy = busy !== undefined || undefined
  return (
    <LoadedCard title={t.person.title} state={list}>
      {({ beantragt, teile }) => (
        <>
          {beantragt !== null && <Bar tone="warning" icon="warning" message={t.person.asked(day(beantragt))} />}
          <Fold open={beantragt !== null || undefined}>
            <summary>{t.person.show}</summary>
            <Handlings>
              {handlings.map((handling) => (
                <HandlingPart
                  key={handling}
                  handling={handling}
                  parts={teile.filter(({ umgang }) => umgang === handling)}
                />
              ))}
            </Handlings>
          </Fold>
          <Line>
            <Button icon="download" aria-disabled={isBusy} onClick={() => void attempt('download', download)}>
              {t.person.download}
            </Button>
            {!isLastAdmin && (
              <Button variant="danger" aria-disabled={isBusy} onClick={() => setAsking(true)}>
                {t.person.erase}
              </Button>
            )}
            <Quiet role="status">{busy === 'download' && t.person.running}</Quiet>
          </Line>
          {error !== undefined && <Failure role="alert">{error}</Failure>}
          <ConfirmDialog
            open={isAsking}
            question={{
              title: t.person.confirmTitle(name),
              description: t.person.confirmText,
              confirm: t.person.erase,
              danger: true,
            }}
            onAnswer={(yes) => {
              setAsking(false)
              if (yes) void attempt('erase', () => erase(key))
            }}
          />
        </>
      )}
    </LoadedCard>
  )
}

function HandlingPart({ handling, parts }: { handling: ErasurePart['umgang']; parts: readonly ErasurePart[] }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  if (parts.length === 0) return undefined
  return (
    <div>
      <dt>{t.handlings[handling]}</dt>
      <dd>
        <ul>
          {parts.map(({ tabelle, grund, anzahl }) => (
            <li key={`${tabelle} ${grund}`}>
              {t.tables[tabelle] ?? tabelle}: {t.person.rows(number(anzahl), anzahl === 1)}
              {grund !== '' && <small>{t.reasons[grund]}</small>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}
