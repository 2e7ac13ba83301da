import type { ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import type { ImportDecision } from '@waldkerf/ui/screens/imports/importTypes.ts'
import { may } from '@waldkerf/domain/roles/rights'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ImportScreen } from '@waldkerf/ui/screens/imports/ImportScreen'
import { texts } from '@waldkerf/ui/screens/imports/ImportScreen.texts'
import { useState } from 'react'
import { useImports } from '@waldkerf/app/data/beetles/imports/imports'
import { useSpecies } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { usePerson } from '../gis/usePerson.ts'
import { useImportFile } from './useImportFile.ts'
import { useImportRun } from './useImportRun.ts'

/** /gis/import: finds from files, for experts and administrators. */
export function ImportPage() {
  const t = useTexts(texts)
  const { role } = useSessionSnapshot()
  const { person, today } = usePerson()
  const { email } = person
  const species = useSpecies()
  const imports = useImports()
  const { desk, remember, ...chosen } = useImportFile({ email, species: shown(species), today })
  const { file, decision, plan, isPlanning } = chosen
  const datei = file.status === 'ready' ? file.file.name : ''
  const quelle = decision.quelle.trim() || datei
  const isOpen = (run: ImportRun) =>
    run.datei === datei && run.quelle === quelle && run.von === email && run.zurueck_am === null
  const resumed = shown(imports.runs)?.find((run) => isOpen(run) && run.gespeichert < run.anzahl)
  const run = useImportRun({ plan, decision, datei, quelle, desk, calls: imports, resumed })
  const undoing = useUndo(imports)
  useUnsaved(run.sending.status === 'running' ? t.title : undefined)
  return (
    <ImportScreen
      state={{
        file,
        species,
        decision,
        plan,
        isPlanning,
        comparison: run.comparison,
        sending: run.sending,
        resumed: run.sending.status === 'none' ? resumed : undefined,
        runs: imports.runs,
        undoing: undoing.undoing,
        undoFailed: undoing.failed,
      }}
      actions={{
        choose(next) {
          run.reset()
          void chosen.choose(next)
        },
        decide(changes) {
          // Which rows come, and of which source: then the comparison is no longer theirs.
          if (Object.keys(changes).some((name) => !keepsComparison.has(name))) run.reset()
          chosen.decide(changes)
        },
        compare: () => void run.compare(),
        send() {
          remember()
          void run.send()
        },
        stop: run.stop,
        async saveRefused() {
          const csv = await desk.current?.ask('refused', t.look.problems, t.look.reason)
          if (csv !== undefined) saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), refusedName(datei))
        },
        mayUndo: ({ von }) => von === email || may(role, 'operate'),
        undo(one) {
          run.reset()
          void undoing.undo(one)
        },
        recordAt: (record) => paths.gis({ record }),
        listAt: (id) => paths.gis({ import: id }),
      }}
    />
  )
}

const keepsComparison: ReadonlySet<string> = new Set<keyof ImportDecision>(['status', 'skipsNear'])

const refusedName = (datei: string) => `${datei.replace(/\.\w+$/, '')}_nicht_importiert.csv`

/** Takes a run back, call by call, until nothing is left of it. */
function useUndo({ undo, refresh }: Pick<ReturnType<typeof useImports>, 'undo' | 'refresh'>) {
  const [undoing, setUndoing] = useState<{ id: string; rest: number }>()
  const [failed, setFailed] = useState<string>()
  return {
    undoing,
    failed,
    async undo({ id, gespeichert }: ImportRun) {
      setFailed(undefined)
      setUndoing({ id, rest: gespeichert })
      try {
        for (let left = true; left;) {
          const { entfernt, rest } = await undo(id)
          setUndoing({ id, rest })
          left = rest > 0 && entfernt > 0
        }
      } catch (error) {
        setFailed(errorMessage(error))
      } finally {
        setUndoing(undefined)
        refresh()
      }
    },
  }
}
