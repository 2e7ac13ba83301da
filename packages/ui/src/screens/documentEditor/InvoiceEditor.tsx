import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useScreenWidth } from '../../browser/useScreenWidth.ts'
import { useTexts } from '../../i18n/Language.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { Desk, Screen, Work } from './DocumentEditorScreen.styles.ts'
import { Side } from './frame/frame.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'
import { DownloadMenu } from './DownloadMenu.tsx'
import { EditorNotes } from './EditorNotes.tsx'
import { EditorPositions } from './EditorPositions.tsx'
import { EditorSheet } from './EditorSheet.tsx'
import { EditorSide, type SideTab, sideTabs } from './EditorSide.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { EditorSums } from './EditorSums.tsx'
import type { DocumentFacts, EditorActions, EditorSlots, EditorState } from './editorTypes.ts'
import { SidePanel } from './frame/SidePanel.tsx'
import { useSideFold } from './frame/useSideFold.ts'
import { useFirstRow } from './grid/useFirstRow.ts'
import { useGrid } from './grid/useGrid.ts'
import { closingNow } from './lifecycle/closingNow.ts'
import { useLifecycle } from './lifecycle/useLifecycle.tsx'
import { DocumentPreview } from './preview/DocumentPreview.tsx'
import { StageLine } from './steps/StageLine.tsx'
import { StepButtons } from './steps/StepButtons.tsx'
import { EditorToolbar } from './toolbar/EditorToolbar.tsx'
import { useEditorKeys } from './toolbar/useEditorKeys.ts'
import { useDocumentModel } from './useDocumentModel.ts'
import { useLeading } from './useLeading.ts'

export interface InvoiceEditorProps {
  state: EditorState
  actions: EditorActions
  /** The container's notices above the work: a draft to be restored, say. */
  notes?: ReactNode
  slots?: EditorSlots
  facts: DocumentFacts
}

const noSlots: EditorSlots = {}

/** Writes an invoice, or an offer, once it is there: the letter in the middle, its details beside it, its sums below. */
export function InvoiceEditor({ facts, state, actions, notes, slots = noSlots }: InvoiceEditorProps) {
  const t = useTexts(texts)
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
  const lifecycle = useLifecycle({ facts, state, actions: lifecycleActions, act, begin, model, showCheck, goTo: leave })
  const { steps } = lifecycle
  useFirstRow(closing === undefined && history.document.rows.length === 0, grid.handlers)
  useEditorKeys(screen, actions)
  const ids = sideTabs(closing, slots)
  const sideTab = tab !== 'sheet' && ids.includes(tab) ? tab : ids[0]
  const narrowTab = tab === 'sheet' || ids.includes(tab) ? tab : 'sheet'
  const goTo = useLeading({ screen, kind: facts.kind, header: history.document.header, grid, actions, show })
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
  return (
    <Screen ref={screen}>
      <EditorToolbar
        name={{ kind: t.kinds[facts.kind], number: facts.number }}
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
      <StageLine
        facts={lifecycle.facts}
        late={state.standing && { due: state.standing.faellig, today: state.today }}
        mail={state.mail}
      />
      {slots.chain}
      <EditorNotes closing={closing} state={state} actions={actions} steps={steps.menu} problem={problem} onGo={goTo}>
        {notes}
        {lifecycle.notes}
      </EditorNotes>
      {!isWide && ids.length > 0 && (
        <Tabs
          label={t.parts}
          tabs={(['sheet', ...ids] as const).map((id) => ({ id, label: t.tabs[id] }))}
          current={narrowTab}
          onChange={setTab}
        />
      )}
      <Work data-alone={sideTab === undefined || undefined} data-folded={fold.isFolded || undefined}>
        {(isWide || narrowTab === 'sheet') && (
          <Desk tabIndex={0} role="region" aria-label={t.tabs.sheet}>
            {isWaiting ? (
              <EditorSkeleton waited={frozen} />
            ) : closing !== undefined || isPreview ? (
              <DocumentPreview model={model} layOut={actions.layOut} onCheck={() => show('check')} />
            ) : (
              <EditorSheet state={state} model={model} act={actions.act}>
                <EditorPositions grid={grid} marks={marks} lists={state.lists} />
              </EditorSheet>
            )}
          </Desk>
        )}
        {sideTab && isWide && (
          <SidePanel tabs={ids} current={sideTab} isFolded={fold.isFolded} onTab={setTab} onFold={fold.fold}>
            {side}
          </SidePanel>
        )}
        {!isWide && narrowTab !== 'sheet' && <Side aria-label={t.side}>{side}</Side>}
      </Work>
      {!isWaiting && <EditorSums model={model} />}
      {isPhone && <StepButtons steps={steps} isBar />}
      {lifecycle.dialog}
      {slots.dialog}
    </Screen>
  )
}
