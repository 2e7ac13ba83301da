import type { ImportKind as RunKind, ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import { may } from '@waldkerf/domain/roles/rights'
import { personName } from '@waldkerf/domain/users/personName'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts } from '@waldkerf/ui/screens/imports/ImportFlow.texts'
import type { ImportActions, ImportKind, ImportState, ImportWords } from '@waldkerf/ui/screens/imports/importTypes.ts'
import { type ImportCalls, useImportRuns } from '@waldkerf/app/data/imports/importRuns'
import { usePersonNames } from '@waldkerf/app/data/users/people'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { usePerson } from '../gis/usePerson.ts'
import { refusedName } from './refusedFile.ts'
import { type FileKind, useImportFile } from './useImportFile.ts'
import { useImportRun } from './useImportRun.ts'
import { useUndo } from './useUndo.ts'

/** The differences between the kinds. */
interface FlowKind<K extends ImportKind> extends Omit<FileKind<K>, 'email'> {
  kind: RunKind
  calls: ImportCalls<K['row']>
  words: Pick<ImportWords, 'title'> & { problems: Readonly<Record<K['problem'], string>> }
}

/** An import from the file to the rows that are stored, and back. */
export function useImportFlow<K extends ImportKind>({
  calls,
  words,
  ...ofFile
}: FlowKind<K>): {
  state: ImportState<K>
  actions: Omit<ImportActions<K>, 'rowAt' | 'listAt' | 'runAt'>
} {
  const t = useTexts(texts)
  const { role, user } = useSessionSnapshot()
  const { email } = usePerson().person
  const imports = useImportRuns(ofFile.kind)
  const authors = new Set(shown(imports.runs)?.map(({ von }) => von))
  const people = shown(usePersonNames([], [...authors].toSorted())) ?? []
  const { desk, remember, ...chosen } = useImportFile({ ...ofFile, email })
  const { file, decision, plan, isPlanning } = chosen
  const datei = file.status === 'ready' ? file.file.name : ''
  const quelle = decision.quelle.trim() || datei
  const isOpen = (run: ImportRun) =>
    run.datei === datei && run.quelle === quelle && run.von === email && run.zurueck_am === null
  const resumed = shown(imports.runs)?.find((run) => isOpen(run) && run.gespeichert < run.anzahl)
  const run = useImportRun({
    plan,
    decision,
    datei,
    quelle,
    desk,
    calls,
    refresh: imports.refresh,
    resumed,
  })
  const undoing = useUndo(imports)
  useUnsaved(run.sending.status === 'running' ? words.title : undefined)
  return {
    state: {
      file,
      decision,
      plan,
      isPlanning,
      comparison: run.comparison,
      sending: run.sending,
      resumed: run.sending.status === 'none' ? resumed : undefined,
      runs: imports.runs,
      // Oneself is named before the names are there.
      people: user ? [{ mail: user.email, name: personName(user) }, ...people] : people,
      undoing: undoing.undoing,
      undoFailed: undoing.failed,
    },
    actions: {
      choose(next) {
        run.reset()
        void chosen.choose(next)
      },
      decide(changes) {
        // Which rows come, and of which source: then the comparison is no longer theirs.
        if ('choice' in changes || 'quelle' in changes) run.reset()
        chosen.decide(changes)
      },
      compare: () => void run.compare(),
      send() {
        remember()
        void run.send()
      },
      stop: run.stop,
      async saveRefused() {
        const csv = await desk.current?.refused(words.problems, t.look.reason)
        if (csv !== undefined) saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), refusedName(datei))
      },
      mayUndo: ({ von }) => von === email || may(role, 'operate'),
      undo(one) {
        run.reset()
        chosen.drop()
        void undoing.undo(one)
      },
    },
  }
}
