import {
  fieldsOfPart,
  type SettingsPart,
  isOfficeReady,
  officeParts,
} from '@waldkerf/domain/officeSettings/settingsFindings'
import { Suspense, type ReactNode, useCallback, useEffect, useRef, useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { SkeletonGroup, Head, Page, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Acronyms } from './entries/Acronyms.tsx'
import { Templates } from './entries/Templates.tsx'
import { TextBlocks } from './entries/TextBlocks.tsx'
import { OfficeForm } from './office/OfficeForm.tsx'
import { Aside, OfficeColumns, Stack, SeriesTable, Complete, PartTitle } from './SettingsScreen.styles.ts'
import { texts } from './SettingsScreen.texts.ts'
import { type SettingsActions, type SettingsState, settingsTabs } from './settingsTypes.ts'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { OfficeChecklist } from './office/OfficeChecklist.tsx'

export type * from './settingsTypes.ts'
export { settingsTabs } from './settingsTypes.ts'

interface MissingCardProps {
  /** As they are typed. */
  values: SettingsValues
  /** Not stored yet. */
  isTyped: boolean
  leadTo: (part: SettingsPart) => void
}

/** All that invoices show of the office, with a mark each; one line once all of it is there. */
function MissingCard({ values, isTyped, leadTo }: MissingCardProps) {
  const t = useTexts(texts).missing
  const parts = useMemo(() => officeParts(values), [values])
  const isComplete = parts.every(({ state }) => state === 'done')
  const renderPart = (part: SettingsPart, name: string) => (
    <button type="button" onClick={() => leadTo(part)}>
      {name}
    </button>
  )
  return (
    <Card title={t.title}>
      <div role="status">
        {isComplete && (
          <Complete>
            <Icon name="check" size={16} />
            {isTyped ? t.unsaved : t.complete}
          </Complete>
        )}
        {!isComplete && !isOfficeReady(values) && <Quiet>{t.intro}</Quiet>}
      </div>
      {!isComplete && (
        <>
          <PartTitle>{t.needed}</PartTitle>
          <OfficeChecklist label={t.needed} parts={parts.filter(({ isNeeded }) => isNeeded)} renderPart={renderPart} />
          <PartTitle>{t.public}</PartTitle>
          <OfficeChecklist label={t.public} parts={parts.filter(({ isNeeded }) => !isNeeded)} renderPart={renderPart} />
        </>
      )}
    </Card>
  )
}

/** How far the numbers of offers and invoices are. */
function SeriesCard({ series }: Pick<SettingsState, 'series'>) {
  const t = useTexts(texts).series
  return (
    <LoadedCard title={t.title} state={series}>
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <Quiet>{t.none}</Quiet>
          ) : (
            <SeriesTable>
              <thead>
                <tr>
                  <th scope="col">{t.kind}</th>
                  <th scope="col">{t.year}</th>
                  <th scope="col">{t.last}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ art, jahr, letzte }) => (
                  <tr key={`${art}-${jahr}`}>
                    <td>{t.kinds[art]}</td>
                    <td>{jahr}</td>
                    <td>{`${art}-${jahr}-${String(letzte).padStart(4, '0')}`}</td>
                  </tr>
                ))}
              </tbody>
            </SeriesTable>
          )}
          <Quiet>{t.hint}</Quiet>
        </>
      )}
    </LoadedCard>
  )
}

export interface SettingsScreenProps {
  state: SettingsState
  actions: SettingsActions
  /** Over the form: offers unsaved text of an earlier visit. */
  draft?: ReactNode
  /** Over the text blocks: the texts that new documents begin with. */
  defaults?: ReactNode
  /** DatevForm. */
  datev?: ReactNode
  /** ProcedureCard. */
  procedure?: ReactNode
  /** Cards of the operation, such as running uploads. */
  operation?: ReactNode
}

/** The office's settings: its own data, texts for documents, and details missing for an e-invoice. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { state, actions } = props
  const t = useTexts(texts)
  return (
    <Page>
      <Head>
        <h1 tabIndex={-1}>{t.title}</h1>
      </Head>
      <Tabs
        label={t.title}
        tabs={settingsTabs.map((id) => ({ id, label: t.tabs[id] }))}
        current={state.tab}
        onChange={actions.openTab}
      />
      <div role="tabpanel" aria-label={t.tabs[state.tab]}>
        <Suspense>
          <TabContent {...props} />
        </Suspense>
      </div>
    </Page>
  )
}

function TabContent({ state, actions, draft, defaults, datev, procedure, operation }: SettingsScreenProps) {
  const { onTyping } = actions
  if (state.tab === 'texts') {
    return (
      <Stack>
        {defaults}
        <TextBlocks blocks={state.textBlocks} actions={actions.textBlocks} onTyping={onTyping} />
      </Stack>
    )
  }
  if (state.tab === 'templates') {
    return <Templates templates={state.templates} actions={actions.templates} onTyping={onTyping} />
  }
  if (state.tab === 'people') {
    return <Acronyms acronyms={state.acronyms} pictureUrl={state.pictureUrl} actions={actions} />
  }
  if (state.tab === 'datev') return datev
  if (state.tab === 'procedure') return procedure
  if (state.tab === 'operation') return <Stack>{operation}</Stack>
  return <Office state={state} actions={actions} draft={draft} />
}

function Office({ state, actions, draft }: SettingsScreenProps) {
  const t = useTexts(texts)
  const { office } = state
  const place = useRef<HTMLDivElement>(null)
  const focusOn = useCallback((wanted: SettingsPart) => {
    place.current?.querySelector<HTMLInputElement>(`[data-field="${fieldsOfPart[wanted][0]}"] input`)?.focus()
  }, [])
  const { part } = state
  const form = shown(office)
  const isThere = form !== undefined
  useEffect(() => {
    if (!part || !isThere) return undefined
    // The shell moves the focus to the heading first, in the frame after a change of the path.
    let wait = requestAnimationFrame(() => {
      wait = requestAnimationFrame(() => focusOn(part))
    })
    return () => cancelAnimationFrame(wait)
  }, [part, isThere, focusOn])
  if (office.status === 'loading') {
    return (
      <SkeletonGroup>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton height={320} />
        <Skeleton height={160} />
      </SkeletonGroup>
    )
  }
  if (!form) {
    return office.status === 'failed' && <ErrorState title={t.failed} message={office.message} onRetry={office.retry} />
  }
  return (
    <>
      {draft}
      <OfficeColumns>
        <OfficeForm
          form={form}
          place={place}
          pictureUrl={state.pictureUrl}
          actions={actions.office}
          addPicture={actions.addPicture}
        />
        <Aside>
          <MissingCard
            values={form.values}
            isTyped={form.changed}
            leadTo={(wanted) => {
              actions.leadTo(wanted)
              // The same part may be asked for again.
              focusOn(wanted)
            }}
          />
          <SeriesCard series={state.series} />
        </Aside>
      </OfficeColumns>
    </>
  )
}
