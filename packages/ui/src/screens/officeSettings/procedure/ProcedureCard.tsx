import type { NumberSeries } from '@waldkerf/domain/entities/office/settings'
import type { PrivacyOverview } from '@waldkerf/domain/entities/users/privacy'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ReactNode } from 'react'
import { Chapters, PartTitle, SeriesTable } from '../SettingsScreen.styles.ts'
import { TermRows } from '../privacy/TermRows.tsx'
import { texts as settingsTexts } from '../SettingsScreen.texts.ts'
import { texts } from './procedure.texts.ts'

/** All that the record is made of. */
export interface ProcedureFacts {
  /** The office's name. */
  office: string
  series: readonly NumberSeries[]
  terms: PrivacyOverview['fristen']
}

export interface ProcedureCardProps {
  facts: Loadable<ProcedureFacts>
  /** `YYYY-MM-DD` */
  today: string
  onPrint: () => void
}

/** The record of procedure (GoBD): how documents are kept, with the series of numbers and the terms as they are now. */
export function ProcedureCard({ facts, today, onPrint }: ProcedureCardProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  return (
    <LoadedCard title={t.title} state={facts}>
      {({ office, series, terms }) => (
        <Chapters>
          <Quiet>{t.lead}</Quiet>
          <header>
            <Quiet>{[office, t.stand(day(today))].filter(Boolean).join(' · ')}</Quiet>
            <Button icon="document" onClick={onPrint}>
              {t.print}
            </Button>
          </header>
          <Part of="numbers">
            <SeriesRows series={series} />
          </Part>
          <Part of="fixed" />
          <Part of="log" />
          <Part of="access" />
          <Part of="exports" />
          <Part of="terms">
            <TermRows terms={terms} />
          </Part>
        </Chapters>
      )}
    </LoadedCard>
  )
}

function Part({ of: name, children }: { of: keyof typeof texts.de.sections; children?: ReactNode }) {
  const { title, text } = useTexts(texts).sections[name]
  return (
    <section>
      <PartTitle>{title}</PartTitle>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </section>
  )
}

function SeriesRows({ series }: Pick<ProcedureFacts, 'series'>) {
  const t = useTexts(settingsTexts).series
  if (series.length === 0) return <Quiet>{t.none}</Quiet>
  return (
    <SeriesTable>
      <tbody>
        {series.map(({ art, jahr, letzte }) => (
          <tr key={`${art}-${jahr}`}>
            <th scope="row">
              {t.kinds[art]} {jahr}
            </th>
            <td>{`${art}-${jahr}-${String(letzte).padStart(4, '0')}`}</td>
          </tr>
        ))}
      </tbody>
    </SeriesTable>
  )
}
