import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { useScreenWidth } from '../gis/useScreenWidth.ts'
import { Desk, Notes, Screen, Side, Work } from './DocumentEditorScreen.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'
import { DownloadMenu } from './DownloadMenu.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { EditorPositions } from './EditorPositions.tsx'
import { EditorSheet } from './EditorSheet.tsx'
import { EditorSide, type SideTab, sideTabs } from './EditorSide.tsx'
import { EditorSums } from './EditorSums.tsx'
import type { DocumentFacts, EditorActions, EditorSlots, EditorState } from './editorTypes.ts'
import { useGrid } from './grid/useGrid.ts'
import { ConflictNotes } from './conflict/ConflictNotes.tsx'
import { LeftOverNote } from './conflict/LeftOverNote.tsx'
import { NotSavedNote } from './conflict/NotSavedNote.tsx'
import { useLifecycle } from './lifecycle/useLifecycle.tsx'
import { DocumentPreview } from './preview/DocumentPreview.tsx'
import { EditorToolbar } from './toolbar/EditorToolbar.tsx'
import { useEditorKeys } from './toolbar/useEditorKeys.ts'
import { useLeading } from './useLeading.ts'
import { useDocumentModel } from './useDocumentModel.ts'

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
  const isWide = useScreenWidth() === 'wide'
  const screen = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<'sheet' | SideTab>('sheet')
  const [isPreview, setPreview] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { history, save, marks } = state
  const isArchived = facts.archivedAt !== null
  // Typed text shows at once; sums, preview and check follow in the next free moment.
  const live = useDocumentModel(facts, state, useDeferredValue(history.document))
  const frozen = isArchived ? (state.frozen ?? { status: 'loading' as const }) : undefined
  const isWaiting = frozen !== undefined && shown(frozen) === undefined
  const model: DocumentModel = (frozen && shown(frozen)) ?? live
  const lifecycle = useLifecycle({ facts, state, actions: actions.lifecycle, model, showCheck: () => setTab('check') })
  const grid = useGrid({ rows: history.document.rows, act: actions.act, templates: state.lists.templates })
  useEditorKeys(screen, actions)
  const ids = sideTabs(isArchived, slots)
  const sideTab = tab !== 'sheet' && ids.includes(tab) ? tab : ids[0]
  const narrowTabs = ['sheet' as const, ...ids]
  const goTo = useLeading({
    screen,
    kind: facts.kind,
    header: history.document.header,
    grid,
    actions,
    show(part) {
      if (part !== 'sheet') return setTab(part)
      if (!isWide) setTab('sheet')
      return setPreview(false)
    },
  })
  return (
    <Screen ref={screen}>
      <EditorToolbar
        title={`${t.kinds[facts.kind]} ${facts.number}`}
        history={history}
        save={grid.isTyping && save.status === 'saved' ? { status: 'waiting' } : save}
        isArchived={isArchived}
        preview={{ isOn: isPreview, toggle: () => setPreview(!isPreview) }}
        lifecycle={lifecycle.items}
        actions={actions}
      >
        {!isWaiting && <DownloadMenu model={model} download={actions.download} onProblem={setProblem} />}
        {slots.send}
      </EditorToolbar>
      {slots.chain}
      <Notes role="status">
        {notes}
        {lifecycle.notes}
        <ConflictNotes conflicts={state.conflicts} rows={history.document.rows} onResolve={actions.resolve} />
        <LeftOverNote leftOvers={state.leftOvers} rows={history.document.rows} onForget={actions.forget} />
        {problem !== undefined && <Bar tone="warning" icon="warning" message={problem} />}
        <NotSavedNote save={save} rows={history.document.rows} onSave={actions.save} onGo={goTo} />
      </Notes>
      {!isWide && narrowTabs.length > 1 && (
        <Tabs
          label={t.parts}
          tabs={narrowTabs.map((id) => ({ id, label: t.tabs[id] }))}
          current={tab}
          onChange={setTab}
        />
      )}
      <Work data-alone={sideTab === undefined || undefined}>
        {(isWide || tab === 'sheet') && (
          <Desk tabIndex={0} role="region" aria-label={t.tabs.sheet}>
            {isWaiting ? (
              <EditorSkeleton waited={frozen} />
            ) : isArchived || isPreview ? (
              <DocumentPreview model={model} />
            ) : (
              <EditorSheet state={state} model={model} act={actions.act}>
                <EditorPositions rows={history.document.rows} grid={grid} marks={marks} lists={state.lists} />
              </EditorSheet>
            )}
          </Desk>
        )}
        {sideTab !== undefined && (isWide || tab !== 'sheet') && (
          <Side aria-label={t.side}>
            {isWide && (
              <Tabs
                label={t.side}
                tabs={ids.map((id) => ({ id, label: t.tabs[id] }))}
                current={sideTab}
                onChange={setTab}
              />
            )}
            <EditorSide
              tab={sideTab}
              facts={facts}
              state={state}
              model={model}
              actions={actions}
              slots={slots}
              onGo={goTo}
            />
          </Side>
        )}
      </Work>
      {!isWaiting && <EditorSums model={model} />}
      {lifecycle.dialog}
    </Screen>
  )
}
