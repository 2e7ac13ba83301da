import { type DocumentRow, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/settings'
import { datevProblems, type Span } from '@waldkerf/domain/office/datev/datevProblems'
import { businessYearStart, missingDatev, toDatevSettings } from '@waldkerf/domain/office/datev/datevValues'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { FieldRow, FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useState } from 'react'
import { useMoney } from '../money/useMoney.ts'
import { datevTexts } from '../DocumentsScreen.texts.ts'
import { monthBefore, quarterBefore, yearBefore } from './monthBefore.ts'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Chip, Chips } from '@waldkerf/ui/parts/FilterBar/FilterBar'

/** Invoices for the tax adviser. */
export interface DatevExport {
  settings: Loadable<StoredDatevSettings>
  /** Where the settings are entered. */
  settingsTo: string
  /** Makes the file and hands it to the browser. @returns numbers of invoices that no account is known for */
  write: (span: Span) => Promise<readonly string[]>
  /**
   * Makes everything of the span as one file: batch, documents, payments and open items.
   * @param onProgress told how many of all invoices have their files
   * @returns all in which the sums do not agree, or which is not in it, as sentences
   */
  writeAll: (span: Span, onProgress: (done: number, all: number) => void) => Promise<readonly string[]>
}

export interface DatevDialogProps {
  datev: DatevExport
  /** All invoices. */
  invoices: readonly DocumentRow[]
  /** `YYYY-MM-DD` */
  today: string
  onClose: () => void
}

/** Archived invoices of a span as a file; what will be in it is said before. */
export function DatevDialog({ datev, invoices, today, onClose }: DatevDialogProps) {
  const t = useTexts(datevTexts)
  const [span, setSpan] = useState<Span>(() => monthBefore(today))
  const { busy, error, submit } = useSubmit()
  const [left, setLeft] = useState<string>()
  const [progress, setProgress] = useState<[done: number, all: number]>()
  const { number } = useFormat()
  const settings = shown(datev.settings)
  const within = invoices.filter(({ status, day }) => status === 'archived' && day >= span.from && day <= span.to)
  const problems = settings ? datevProblems(toDatevSettings(settings, span.from), span) : []
  const isPossible = settings !== undefined && problems.length === 0 && within.length > 0
  // The file is saved; where something is to be read about it, the dialog stays.
  const end = (words?: string) => (words === undefined ? onClose() : setLeft(words))
  async function write() {
    const without = await datev.write(span)
    end(without.length > 0 ? t.left(without.join(', ')) : undefined)
  }
  async function writeAll() {
    const findings = await datev.writeAll(span, (...made) => setProgress(made)).finally(() => setProgress(undefined))
    end(findings.length > 0 ? [t.savedWith, ...findings].join(' ') : undefined)
  }
  const send = (work: () => Promise<void>) => {
    setLeft(undefined)
    void submit(isPossible, work)
  }
  const choose = (next: Span) => {
    setLeft(undefined)
    setSpan(next)
  }
  const spans = {
    month: monthBefore(today),
    quarter: quarterBefore(today),
    year: yearBefore(today, settings?.jahresbeginn ?? 1),
  }
  return (
    <FormDialog
      title={t.title}
      description={t.hint}
      submit={{ label: t.submit, disabled: !isPossible }}
      further={{ label: t.all, onSubmit: () => send(writeAll) }}
      busy={busy}
      problem={error}
      onSubmit={() => send(write)}
      onClose={onClose}
    >
      <Chips aria-label={t.spans.label}>
        {(['month', 'quarter', 'year'] as const).map((name) => (
          <Chip
            key={name}
            type="button"
            aria-pressed={span.from === spans[name].from && span.to === spans[name].to}
            onClick={() => choose(spans[name])}
          >
            {t.spans[name]}
          </Chip>
        ))}
      </Chips>
      <FieldRow>
        <DayField label={t.from} value={span.from} today={today} onChange={(from) => choose({ ...span, from })} />
        <DayField label={t.to} value={span.to} today={today} onChange={(to) => choose({ ...span, to })} />
      </FieldRow>
      <Content within={within} span={span} settings={settings} />
      <div role="status">
        {progress && t.progress(number(progress[0]), number(progress[1]))}
        {left !== undefined && <Bar tone="warning" icon="warning" message={left} />}
      </div>
      <Quiet>{t.aboutAll}</Quiet>
      {settings && missingDatev(settings).length > 0 && (
        <Bar
          tone="warning"
          icon="warning"
          message={t.noNumbers}
          actions={<Link to={datev.settingsTo}>{t.toSettings}</Link>}
        />
      )}
      {!settings && datev.settings.status === 'failed' && <Bar tone="warning" icon="warning" message={t.unknown} />}
    </FormDialog>
  )
}

interface ContentProps {
  within: readonly DocumentRow[]
  span: Span
  settings: StoredDatevSettings | undefined
}

/** The contents of the file to come, or why there is none. */
function Content({ within, span, settings }: ContentProps) {
  const t = useTexts(datevTexts)
  const { day, number } = useFormat()
  const { money } = useMoney()
  const start = settings && span.from && businessYearStart(span.from, settings.jahresbeginn)
  const isInOneYear = !settings || !datevProblems(toDatevSettings(settings, span.from), span).includes('span')
  const sum = sumOfRows(within)
  const words = () => {
    if (!span.from || !span.to || span.from > span.to) return t.noSpan
    if (start && !isInOneYear) return t.otherYear(day(start))
    if (within.length === 0) return t.nothing
    return t.content(number(within.length), within.length === 1, sum ? money(sum.gross) : '–')
  }
  return <output>{words()}</output>
}
