import { resetDocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind, DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { noReminder } from '@waldkerf/domain/office/payments/receivables'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import {
  ListScreen,
  ListSkeleton,
  ListTable,
  type ListWords,
  RetryBar,
  useAskedForm,
} from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { StatementChoice } from './bank/StatementChoice.tsx'
import { StatementDrop } from './bank/StatementDrop.tsx'
import type { DatevExport } from './datev/DatevDialog.tsx'
import { datevTexts, texts } from './DocumentsScreen.texts.ts'
import type { DocumentsActions, DocumentsState, JointWork, ReceivablesWork } from './documentsTypes.ts'
import { texts as jointTexts } from './joint/joint.texts.ts'
import { DocumentFilterBar } from './list/DocumentFilterBar.tsx'
import { useDocumentList } from './list/documentList.tsx'
import { useTotals } from './list/useTotals.tsx'
import { PhoneStatement } from './receivables/receivables.styles.ts'
import { useReceivables, useReceivablesCount } from './receivables/useReceivables.tsx'
import { ViewSwitch } from './receivables/ViewSwitch.tsx'

export type * from './documentsTypes.ts'

const ClientTable = lazyPart(async () => (await import('./receivables/ClientTable.tsx')).ClientTable)
const DatevDialog = lazyPart(async () => (await import('./datev/DatevDialog.tsx')).DatevDialog)
const JointDialog = lazyPart(async () => (await import('./joint/JointDialog.tsx')).JointDialog)
const NewDocumentDialog = lazyPart(async () => (await import('./create/NewDocumentDialog.tsx')).NewDocumentDialog)

export interface DocumentsScreenProps {
  kind: DocumentListKind
  state: DocumentsState
  actions: DocumentsActions
  /** Invoices can be handed to a tax adviser. */
  datev?: DatevExport
  /** Of invoices: reminders and bank statements. */
  receivables?: ReceivablesWork
  /** Of offers: one invoice for several. */
  joint?: JointWork
}

/** The list of all offers or all invoices, with filters, totals and the form for a new one; of invoices also what is open. */
export function DocumentsScreen({ kind, state, actions, datev, receivables, joint }: DocumentsScreenProps) {
  const t = useTexts(texts)
  const [creating, setCreating] = useState<'asked' | 'here'>()
  useAskedForm(state.isNewAsked, () => {
    setCreating('asked')
    actions.newOpened?.()
  })
  const isReceivables = receivables !== undefined && state.filter.view === 'forderungen'
  const width = useScreenWidth()
  const money = useReceivables(receivables, documentRows(state), state)
  // Behind a form that was asked for stands the whole list: its client may have none yet, and nothing was looked for.
  const isAsked = state.isNewAsked === true || creating === 'asked'
  const filter = useMemo(() => (isAsked ? resetDocumentFilter(state.filter) : state.filter), [isAsked, state.filter])
  const list = useDocumentList(kind, { ...state, filter }, isReceivables ? money.remindOne : undefined)
  // Nothing can be paid while no invoice is fixed.
  const isNothingOwed = shown(state.documents)?.every(({ status }) => status === 'open')
  const isNoneFixed = list.all.every(({ standing }) => !standing)
  const counted = useReceivablesCount(list.rows, state.today)
  const late = isReceivables ? list.rows.filter((row) => !noReminder(row, state.today)) : nothing
  const onFile = receivables && !isNothingOwed ? money.read : undefined
  const isNext = isReceivables && late.length === 0
  const choice = onFile && <StatementChoice {...{ isNext, onFile }} />
  const words = isReceivables
    ? {
        ...t.kinds[kind],
        ...t.receivables,
        ...(isByClient(state.filter) && { counted }),
        ...(isNoneFixed && { empty: t.receivables.none }),
      }
    : t.kinds[kind]
  const firstClient =
    state.firstClientAt === undefined
      ? undefined
      : {
          ...t.noClient,
          action: (
            <LinkButton primary to={state.firstClientAt}>
              {t.newClient}
            </LinkButton>
          ),
        }
  const render = (bar?: ReactNode) => (
    <ListScreen
      words={words}
      list={list}
      views={{ views: state.views, actions: actions.views }}
      actions={{ create: isReceivables ? undefined : () => setCreating('here'), retry: actions.retry }}
      // Where there is little room the rows have that of the bar: whoever looks for payments is among the receivables.
      further={width === 'stacked' && !isReceivables && choice}
      next={
        late.length > 0 && (
          <Button variant="primary" onClick={() => money.remind(late)}>
            {t.reminders.all(late.length)}
          </Button>
        )
      }
      modes={
        receivables && (
          <>
            <ViewSwitch filter={filter} onFilter={actions.setFilter} />
            {width === 'phone' && choice && <PhoneStatement>{choice}</PhoneStatement>}
          </>
        )
      }
      filterBar={<DocumentFilterBar kind={kind} filter={filter} list={list} onFilter={actions.setFilter} />}
      first={isReceivables ? { ...words.empty, action: null } : firstClient}
      notes={
        <>
          {width === 'wide' || (width === 'stacked' && isReceivables) ? bar : null}
          <Missing state={state} onRetry={actions.retry} />
        </>
      }
    >
      <Rows
        state={state}
        actions={actions}
        list={list}
        words={words}
        datev={datev}
        joint={joint}
        money={money}
        hasMoney={receivables !== undefined}
      />
    </ListScreen>
  )
  return (
    <>
      <StatementDrop {...{ isNext, onFile }}>{render}</StatementDrop>
      {money.dialogs}
      <Suspense>
        {joint?.preview && <JointDialog {...joint} preview={joint.preview} today={state.today} />}
        {creating && (
          <NewDocumentDialog
            kind={kind}
            documents={list.all}
            state={state}
            actions={actions}
            onDone={() => setCreating(undefined)}
            onClose={() => {
              setCreating(undefined)
              if (creating === 'asked') actions.newGivenUp?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const documentRows = ({ documents }: DocumentsState) => shown(documents) ?? nothing
const nothing: readonly DocumentRow[] = []

interface RowsProps extends Pick<DocumentsScreenProps, 'state' | 'actions'> {
  list: ReturnType<typeof useDocumentList>
  words: ListWords
  datev: DatevExport | undefined
  joint: JointWork | undefined
  money: ReturnType<typeof useReceivables>
  /** Of invoices. */
  hasMoney: boolean
}

/** Receivables stand by client until one of them or an age is chosen. */
const isByClient = ({ client, ages }: DocumentsState['filter']) => client === undefined && ages.length === 0

/** The rows: clients and what they owe, or documents. */
function Rows({ state, actions, list, words, datev, joint, money, hasMoney }: RowsProps) {
  const { filter } = state
  const { shape } = list
  const isReceivables = hasMoney && filter.view === 'forderungen'
  const totals = useTotals(state.today, isReceivables)
  const [isExporting, setExporting] = useState(false)
  const { item } = useTexts(datevTexts)
  const { pickedFile } = useTexts(texts)
  const further = useMemo(
    () => [{ id: 'datev', label: item, icon: 'table' as const, startsGroup: true, onSelect: () => setExporting(true) }],
    [item],
  )
  const { picked, actions: pickedActions } = money.picking
  const chosen = list.all.filter(({ id }) => picked.has(id))
  const picking = {
    ...money.picking,
    actions: (
      <>
        {pickedActions}
        {joint && <JointButton rows={chosen} onAsk={joint.ask} />}
        <ExportMenu
          source={{ title: words.title, columns: shape.exported, count: 0, rows: () => nothing, picked: chosen }}
          pickedLabel={pickedFile}
        />
      </>
    ),
  }
  const reset = () => actions.setFilter(resetDocumentFilter(filter))
  const { setSort } = actions
  if (isReceivables && isByClient(filter)) {
    return (
      <Suspense fallback={<ListSkeleton words={words} />}>
        <ClientTable
          words={words}
          list={list}
          state={state}
          note={shape.note}
          actions={{ setSort, reset, remind: money.remind, open: (client) => actions.setFilter({ ...filter, client }) }}
        />
      </Suspense>
    )
  }
  return (
    <>
      <ListTable
        words={words}
        shape={{ ...shape, ...(isReceivables && { name: 'claims' }), ...(datev && { further }) }}
        list={list}
        sort={list.sort}
        actions={{ setSort, reset }}
        selection={{ onSelect: (key) => actions.open(Number(key)) }}
        features={{ ...(list.rows.length > 0 && { totals }), picking }}
      />
      <Suspense>
        {datev && isExporting && (
          <DatevDialog datev={datev} invoices={list.all} today={state.today} onClose={() => setExporting(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Several offers become one invoice; one that is billed can be billed once more, for another month. */
function JointButton({ rows, onAsk }: { rows: readonly DocumentRow[]; onAsk: JointWork['ask'] }) {
  const t = useTexts(jointTexts)
  if (rows.length < 2 && rows[0]?.status !== 'abgerechnet') return null
  return <Button onClick={() => onAsk(rows)}>{rows.length > 1 ? t.together : t.again}</Button>
}

/** Parts that the list can be read without. */
function Missing({ state, onRetry }: Pick<DocumentsScreenProps, 'state'> & { onRetry: () => void }) {
  const t = useTexts(texts)
  return (
    <>
      {state.documents.status === 'ready' && state.amounts.status === 'failed' && (
        <RetryBar message={t.noAmounts} onRetry={onRetry} />
      )}
      <NotLoaded<keyof typeof t.parts> parts={state.missing} names={t.parts} />
    </>
  )
}
