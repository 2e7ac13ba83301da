import { amountDue, type DocumentModel, documentLines } from '@waldkerf/domain/office/documentModel/documentModel'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState, memo } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts, useFormat, useLocale } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { Desk, Fixed, Reading, Screen, Work, Sums } from './DocumentEditorScreen.styles.ts'
import { Side, SidePanel, useSideFold } from './side/SidePanel.tsx'
import { texts } from './DocumentEditorScreen.texts.ts'
import { DocumentBrief } from './toolbar/DocumentBrief.tsx'
import { DownloadMenu } from './toolbar/DownloadMenu.tsx'
import { EditorNotes } from './conflict/EditorNotes.tsx'
import { EditorPositions } from './grid/EditorPositions.tsx'
import { EditorSheet } from './letter/EditorSheet.tsx'
import { EditorSide, type SideTab, sideTabs } from './side/EditorSide.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import type { DocumentFacts, EditorActions, EditorSlots, EditorState } from './editorTypes.ts'
import { useFirstRow, useGrid } from './grid/useGrid.ts'
import { closingNow } from './lifecycle/shownSteps.ts'
import { useLifecycle } from './lifecycle/useLifecycle.tsx'
import { DocumentPreview } from './letter/DocumentPreview.tsx'
import { StageLine } from './lifecycle/StageLine.tsx'
import { PaperCard } from './letter/PaperCard.tsx'
import { orderTexts } from './orders/orders.texts.ts'
import { StepButtons } from './lifecycle/StepButtons.tsx'
import { EditorToolbar, useEditorKeys } from './toolbar/EditorToolbar.tsx'
import { useDocumentModel } from './useDocumentModel.ts'
import { useGoToField } from './useGoToField.ts'
import { offerEnd } from '@waldkerf/domain/documents/offerValidity'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { hasUnclear } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'

export interface InvoiceEditorProps {
  state: EditorState
  actions: EditorActions
  /** The container's notices above the work, such as a draft to be restored. */
  notes?: ReactNode
  slots?: EditorSlots
  facts: DocumentFacts
}

const noSlots: EditorSlots = {}

/** Writes an invoice, or an offer, once it is there: the letter in the middle, its details beside it, its sums below. */
export function InvoiceEditor({ facts, state, actions, notes, slots = noSlots }: InvoiceEditorProps) {
  const t = useTexts(texts)
  const { parts } = useTexts(orderTexts)
  const width = useScreenWidth()
  const isWide = width === 'wide'
  const isPhone = width === 'phone'
  const screen = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<'sheet' | SideTab>('sheet')
  const [isPreview, setPreview] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fold = useSideFold()
  const { history, save, marks } = state
  const closing = closingNow(facts, history.document.header)
  const grid = useGrid({ rows: history.document.rows, act: actions.act, templates: state.lists.templates })
  const typed = useMemo(() => ({ ...history.document, rows: grid.rows }), [history.document, grid.rows])
  // Typed text shows at once; sums, preview and check follow in the next free moment.
  const live = useDocumentModel(facts, state, useDeferredValue(state.stored ?? typed))
  const frozen = closing === 'archived' ? (state.frozen ?? { status: 'loading' as const }) : undefined
  const isWaiting = frozen !== undefined && shown(frozen) === undefined
  const wasOpen = useWasOpen(closing)
  // A phone reads a closed document as one page: how it stands first, its paper last.
  const isReading = isPhone && closing !== undefined
  const model: DocumentModel = (frozen && shown(frozen)) ?? live
  const show = (part: 'sheet' | SideTab) => {
    if (part !== 'sheet') {
      fold.open()
      return setTab(part)
    }
    if (!isWide) setTab('sheet')
    return setPreview(false)
  }
  const showCheck = () => show('check')
  const { lifecycle: lifecycleActions, act, begin, goTo: leave } = actions
  const goTo = useGoToField({ screen, kind: facts.kind, header: history.document.header, grid, actions, show })
  const lifecycle = useLifecycle({
    facts,
    state,
    actions: lifecycleActions,
    act,
    begin,
    model,
    showCheck,
    goTo: leave,
    onGo: goTo,
  })
  const { steps } = lifecycle
  useFirstRow(closing === undefined && history.document.rows.length === 0, grid.handlers)
  useEditorKeys(screen, actions)
  const ids = sideTabs(closing, slots)
  // The standing of an order comes first.
  const firstTab = facts.order && slots.payments ? 'payments' : ids[0]
  const sideTab = tab !== 'sheet' && ids.includes(tab) ? tab : firstTab
  const narrowTab = tab === 'sheet' || ids.includes(tab) ? tab : 'sheet'
  const tabsFor = <Part extends 'sheet' | SideTab>(parts: readonly Part[]) =>
    parts.map((id) => ({ id, label: t.tabs[id === 'payments' && facts.kind === 'offer' ? 'order' : id] }))
  const side = sideTab && (
    <EditorSide
      tab={sideTab}
      closing={closing}
      facts={facts}
      state={state}
      model={model}
      actions={actions}
      slots={slots}
      onGo={goTo}
    />
  )
  const brief = <DocumentBrief model={model} facts={facts} state={state} />
  const stages = (
    <StageLine
      brief={isPhone && brief}
      facts={lifecycle.facts}
      late={lateSince(facts, state)}
      mail={state.mail}
      lacks={lifecycle.lacks}
      successor={
        facts.kind === 'invoice' && facts.invoice ? { ...facts.invoice, isFinal: facts.part === 'abschlag' } : undefined
      }
      isClosed={closing !== undefined && closing !== 'archived'}
      onMails={slots.sending === undefined ? undefined : () => show('sending')}
    >
      {slots.chain}
    </StageLine>
  )
  const sheet = (
    <EditorSheet state={state} model={model} act={actions.act}>
      <EditorPositions grid={grid} marks={marks} lists={state.lists} isFixed={closing !== undefined} />
    </EditorSheet>
  )
  // Written here until now: its sheet stays in view until the pages of what it has become are there.
  const meanwhile = wasOpen && closing !== undefined && <Fixed inert>{sheet}</Fixed>
  const kind = t.kinds[facts.original ? 'cancellation' : facts.part || facts.kind]
  // A narrow bar has no room for the long word.
  const shortKind = width !== 'wide' && facts.part === 'abschlag' ? parts.abschlag : kind
  const title = `${kind} ${facts.number}`
  const isKept = wasOpen && frozen?.status !== 'failed'
  const desk = (
    <Desk tabIndex={0} role="region" aria-label={t.tabs.sheet} data-whole={isReading || undefined}>
      {closing === undefined && !isPreview ? (
        sheet
      ) : isWaiting && !(isKept && isPreview) ? (
        (isKept && meanwhile) || <EditorSkeleton waited={frozen} />
      ) : (
        <DocumentPreview
          model={model}
          layOut={actions.layOut}
          onCheck={() => show('check')}
          meanwhile={meanwhile || undefined}
        />
      )}
    </Desk>
  )
  return (
    <Screen ref={screen}>
      <EditorToolbar
        name={{ kind: shortKind, number: facts.number }}
        brief={!isPhone && brief}
        history={history}
        save={grid.isTyping && save.status === 'saved' ? { status: 'waiting' } : save}
        closing={closing}
        preview={{ isOn: isPreview, toggle: () => setPreview(!isPreview) }}
        lifecycle={steps.menu}
        next={!isPhone && <StepButtons steps={steps} />}
        actions={actions}
      >
        {!isWaiting && <DownloadMenu model={model} download={actions.download} onProblem={setProblem} />}
      </EditorToolbar>
      {!isReading && stages}
      <EditorNotes closing={closing} state={state} actions={actions} problem={problem} onGo={goTo}>
        {notes}
        {lifecycle.notes}
      </EditorNotes>
      {isReading ? (
        <Reading>
          {stages}
          <EditorSums model={model} />
          {sideTab && <Tabs label={t.parts} tabs={tabsFor(ids)} current={sideTab} onChange={setTab} />}
          {side && <Side aria-label={t.side}>{side}</Side>}
          {isWaiting ? desk : <PaperCard title={title}>{desk}</PaperCard>}
        </Reading>
      ) : (
        <>
          {!isWide && ids.length > 0 && (
            <Tabs label={t.parts} tabs={tabsFor(['sheet', ...ids])} current={narrowTab} onChange={setTab} />
          )}
          <Work data-alone={sideTab === undefined || undefined} data-folded={fold.isFolded || undefined}>
            {(isWide || narrowTab === 'sheet') && desk}
            {sideTab && isWide && (
              <SidePanel
                tabs={tabsFor(ids)}
                current={sideTab}
                isFolded={fold.isFolded}
                onTab={setTab}
                onFold={fold.fold}
              >
                {side}
              </SidePanel>
            )}
            {!isWide && narrowTab !== 'sheet' && <Side aria-label={t.side}>{side}</Side>}
          </Work>
        </>
      )}
      {!isReading && (!isWaiting || isKept) && <EditorSums model={model} />}
      {isPhone && <StepButtons steps={steps} isBar />}
      {lifecycle.dialog}
      {slots.dialog}
    </Screen>
  )
}

/** Since when an invoice is due, or an offer's validity is over. */
function lateSince({ kind }: DocumentFacts, { standing, history, today }: EditorState) {
  if (kind === 'invoice') return standing && { due: standing.faellig, today }
  return { due: offerEnd(history.document.header['an_datum'] || today), today }
}

/** Whether the document could be written since it was opened here. */
function useWasOpen(closing: Closing | undefined): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (closing === undefined && !wasOpen) setWasOpen(true)
  return wasOpen
}

/** Net, VAT and gross, always in view. */
export const EditorSums = memo(function EditorSums({ model }: { model: DocumentModel }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const locale = useLocale()
  const isUnclear = hasUnclear(model)
  const count = documentLines(model).length
  const sums = [
    ['net', model.net],
    ['vat', model.vat],
    ['gross', model.gross],
    ...(model.deductions ? ([['due', amountDue(model)]] as const) : []),
  ] as const
  return (
    <Sums aria-label={t.totals} data-totals="">
      <div>
        <dt>{t.sums.lines(number(count), count === 1)}</dt>
      </div>
      {sums.map(([name, amount]) => (
        <div key={name} data-gross={name === 'gross' ? '' : undefined}>
          <dt>{t.sums[name]}</dt>
          <dd>{isUnclear ? '–' : formatMoney(amount, locale)}</dd>
        </div>
      ))}
    </Sums>
  )
})
