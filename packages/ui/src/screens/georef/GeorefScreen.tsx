import { type ReactNode, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { findSystem } from '@waldkerf/domain/georef/coordinates/systems'
import type { NewPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { isUnsaved } from '@waldkerf/domain/georef/workplace/history'
import type { Change, Side } from '@waldkerf/domain/georef/workplace/workplace'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { WarpMap } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { GeorefDialogs } from './GeorefDialogs.tsx'
import { GeorefLayout, type GeorefParts, TurnWords } from './GeorefLayout.tsx'
import { GeorefNotes, StandingNotes } from './GeorefNotes.tsx'
import { GeorefPlaceholder } from './GeorefPlaceholder.tsx'
import { Notes, Screen, UnderLook } from './GeorefScreen.styles.ts'
import { texts } from './GeorefScreen.texts.ts'
import { plainName } from './files/readFiles.ts'
import { useFiles } from './files/useFiles.tsx'
import { type GeorefActions, type GeorefRights, type GeorefState, plainLook } from './georefTypes.ts'
import { useLinked } from './model/useLinked.ts'
import { useMapPoints, useScanMarks, useSheet } from './model/useMapContent.ts'
import { fittingExaggeration } from './model/exaggeration.ts'
import { GridsContext, noGrids } from './model/grids.ts'
import { useCorners } from './model/useCorners.ts'
import { useAssessment } from './model/useNewestAnswer.ts'
import { useSaveQuestion } from './model/useSaveQuestion.ts'
import { useOrder, useProblems } from './model/useOrders.ts'
import { usePaneTurns } from './model/usePaneTurns.ts'
import { useSnap } from './model/useSnap.ts'
import { shownTurn, useTurn } from './model/useTurn.ts'
import { useWorkView } from './model/useWorkView.ts'
import { PointTable } from './points/PointTable.tsx'
import { QualityCard } from './quality/QualityCard.tsx'
import { RasterPart } from './raster/RasterPart.tsx'
import { PlaceNote } from './scan/PlaceNote.tsx'
import { ScanPane } from './scan/ScanPane.tsx'
import { useScan } from './scan/useScan.ts'
import { useTakeScan } from './scan/useTakeScan.tsx'
import { ScriptDialog } from './script/ScriptDialog.tsx'
import { FilesMenu, FitChoices, GeorefToolbar } from './toolbar/GeorefToolbar.tsx'
import { HalfPoints, LookBar } from './toolbar/LookBar.tsx'
import { LookSheet, LookToggle } from './toolbar/LookSheet.tsx'
import { PhoneLine } from './toolbar/PhoneLine.tsx'
import { Choices, LookLine } from './toolbar/toolbar.styles.ts'
import { useGeorefKeys } from './toolbar/useGeorefKeys.ts'

// For containers, beside the component.
export type * from './georefTypes.ts'

export interface GeorefScreenProps {
  state: GeorefState
  actions: GeorefActions
  rights: GeorefRights
  /** The container's notices above the work, such as a draft to be restored. */
  notes?: ReactNode
  /** The dialog with the map's former scans, once it is asked for. */
  renderFormerScans?: (onClose: () => void) => ReactNode
  /** Saves as the button does, with its question, for whoever asks before the page is left. */
  saveRef?: Ref<GeorefActions['save']>
}

/** The georeferencing workplace: scan and map side by side, points and quality below. */
export function GeorefScreen(props: GeorefScreenProps) {
  const { map, list, grids = noGrids } = props.state
  const found = shown(map)
  if (!found) return <GeorefPlaceholder map={map} list={list} />
  return (
    <GridsContext value={grids}>
      <Workplace {...props} map={found} />
    </GridsContext>
  )
}

function Workplace({
  state,
  actions,
  rights,
  notes,
  renderFormerScans,
  saveRef,
  map,
}: GeorefScreenProps & { map: SurveyMap }) {
  const t = useTexts(texts)
  const { history, save, baseMaps } = state
  const { act } = actions
  const work = history.now
  const [part, setPart] = useState<keyof GeorefParts>('scan')
  const screen = useRef<HTMLDivElement>(null)
  const [look, setLook] = useState(plainLook)
  const [dialog, setDialog] = useState<'raster' | 'script' | 'report' | 'former'>()
  const scan = useScan(state.scan)
  const { take: takeScan, pages } = useTakeScan((file) => {
    scan.openFile(file)
    actions.storeScan?.(file)
  })
  const picture = scan.state.status === 'ready' ? scan.state.picture : undefined
  const place = scan.state.status === 'ready' ? scan.state.place : undefined
  const scanName = scan.state.status === 'ready' ? scan.state.name : undefined
  const recorded = useMemo(
    () => (map.width && map.height ? { width: map.width, height: map.height } : null),
    [map.width, map.height],
  )
  const size = picture?.size ?? recorded
  const view = useWorkView(work)
  const corners = useCorners(work.points)
  const snap = useSnap({ points: work.points, picture, act, corners: corners.ids })
  const linked = useLinked(work, view, act, { put: snap.put, after: corners.after })
  const { assessment, isCurrent } = useAssessment(useOrder(state, map, size))
  const times = look.exaggeration ?? fittingExaggeration(view.residuals.values(), size)
  const exaggeration = look.arrows ? times : 0
  const files = useFiles({
    work,
    view,
    name: map.map_name,
    scanName,
    sheet: size,
    act,
    onOpen: setDialog,
    hasFormer: renderFormerScans !== undefined,
    onScan: takeScan,
  })
  const problems = useProblems(work, save)
  const saving = useSaveQuestion(assessment, { isCurrent, isStorable: problems.length === 0 }, actions)
  const guarded = { ...actions, save: saving.save }
  useImperativeHandle(saveRef, () => saving.save)
  const width = useScreenWidth()
  const isPhone = width === 'phone'
  // Between phone and desktop all tools are one line: the look comes on a press, and the fit stands with its quality.
  const isNarrow = width === 'stacked'
  const [looksShown, setLooksShown] = useState(false)
  const turn = useTurn(work.points, linked.selected, corners.name)
  const isHalf = turn.id !== undefined && turn.id === linked.selected
  const turns = usePaneTurns({
    history,
    linked,
    hasSystem: view.fromGeographic !== null,
    act,
    turnTo: isPhone && (part === 'scan' || part === 'map') ? setPart : undefined,
  })
  const undone = { ...guarded, act: turns.act }
  useGeorefKeys(screen, undone, { look, onLook: setLook, onSnap: snap.toggle }, linked.selected)
  const { show } = linked
  /** Where a point lacks a side, the pane that waits for it gets the focus. */
  const lead = useCallback(
    (id: number, missing?: Side) => {
      const to = missing === 'map' ? 'map' : 'scan'
      show(id)
      setPart(to)
      if (missing) screen.current?.querySelector<HTMLElement>(`[data-pane='${to}'] [role='application']`)?.focus()
    },
    [show],
  )
  const onChange = useCallback((change: Change) => act({ kind: 'change', change }), [act])
  // On a phone the switches stand with their picture, and the points that lack a side stay in view.
  const looks = { look, times, onLook: setLook }
  const shownStep = shownTurn(turn, assessment?.judgement)
  const onCorners = (points: readonly NewPoint[]) => {
    corners.begin(points, work.nextId)
    onChange({ kind: 'add', points })
    linked.select(work.nextId)
    linked.showAll()
    setPart('scan')
  }
  const filesMenu = <FilesMenu items={files.items} />
  const half = { points: work.points, sheet: size, working: isHalf ? turn.id : undefined, onShow: lead }
  const check = { status: map.status, isSaved: !isUnsaved(history), onCheck: actions.check }
  const choices = <FitChoices work={work} onChange={onChange} />
  const hasSystem = findSystem(work.epsg) !== null
  return (
    <Screen ref={screen}>
      <GeorefToolbar
        name={map.map_name}
        history={history}
        save={saving.isWaiting ? { status: 'saving' } : save}
        actions={undone}
        isWorth={view.fit.ok && assessment?.judgement.verdict !== 'unusable'}
      >
        {(width === 'wide' || !hasSystem) && choices}
        {isNarrow && <HalfPoints {...half} />}
        {isNarrow && <LookToggle open={looksShown} onOpen={setLooksShown} />}
        {!isPhone && filesMenu}
      </GeorefToolbar>
      <Notes role="status">
        {notes}
        <StandingNotes epsg={work.epsg} saved={history.saved} />
      </Notes>
      {isPhone ? (
        <LookLine>
          <PhoneLine
            {...{ ...half, assessment }}
            check={{ ...check, type: work.type }}
            step={snap.caught ? `${t.snap.done} ${turn.words}` : turn.words}
            onOpen={() => setPart('quality')}
          />
          {filesMenu}
        </LookLine>
      ) : (
        (!isNarrow || looksShown) && (
          <LookBar {...looks} isFitted={view.fit.ok}>
            {!isNarrow && <HalfPoints {...half} />}
          </LookBar>
        )
      )}
      <GeorefLayout
        part={part}
        onPart={setPart}
        notes={
          <>
            {place && <PlaceNote place={place} work={work} onChange={onChange} />}
            {files.parts}
            <RasterPart
              {...{ work, sheet: size, scan: scan.state, stored: map.georef_bash, isSaved: !isUnsaved(history) }}
              layer={actions.storeLayer && { known: state.layer ?? null, store: actions.storeLayer }}
              open={dialog === 'raster'}
              onOpen={() => setDialog('raster')}
              onClose={() => setDialog(undefined)}
            />
            <GeorefNotes save={save} problems={problems} actions={guarded} />
          </>
        }
        scan={
          <ScanPane
            scan={scan.state}
            recorded={recorded}
            marks={useScanMarks(work, view, exaggeration)}
            selected={linked.selected}
            shown={linked.shown}
            cursor={linked.scan.cursor}
            snap={snap}
            actions={turns.scan}
            onFile={takeScan}
            upload={state.upload}
          >
            {!isPhone && <TurnWords turn={shownStep} pane="scan" said={snap.caught && t.snap.done} />}
          </ScanPane>
        }
        map={
          <UnderLook>
            {isPhone ? view.fit.ok && <LookSheet {...looks} /> : <TurnWords turn={shownStep} pane="map" />}
            <WarpMap
              label={t.map}
              sheet={useSheet(view, size, picture, look.preview)}
              points={useMapPoints(work, view, exaggeration)}
              selected={linked.selected}
              shown={linked.shown}
              cursor={linked.map.cursor}
              look={look}
              baseMaps={baseMaps}
              start={state.start}
              actions={turns.map}
            />
          </UnderLook>
        }
        points={
          <PointTable
            work={work}
            residuals={view.residuals}
            assessment={assessment}
            problems={problems}
            selected={linked.selected}
            shown={linked.shown}
            onSelect={linked.select}
            onShow={lead}
            onChange={onChange}
            sheet={size}
            onCorners={onCorners}
            onTaken={linked.showAll}
          />
        }
        quality={
          <QualityCard work={work} fit={view.fit} assessment={assessment} {...check} onChange={onChange} onShow={lead}>
            {/* With little room they stand with what they decide: the pictures have their room. */}
            {width !== 'wide' && hasSystem && <Choices>{choices}</Choices>}
          </QualityCard>
        }
      />
      {dialog === 'script' && (
        <ScriptDialog
          work={work}
          sheet={size}
          scan={scanName ?? `${plainName(map.map_name)}.tif`}
          stored={map.georef_bash}
          onStore={rights.script ? actions.storeScript : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
      {pages}
      <GeorefDialogs
        {...{ dialog, map, work, assessment, size, picture, saving, layer: state.layer }}
        fit={view.fit}
        renderFormer={renderFormerScans}
        onShow={lead}
        onClose={() => setDialog(undefined)}
      />
    </Screen>
  )
}
