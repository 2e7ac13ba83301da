import type { ImportKind as RunKind } from '@waldkerf/domain/entities/beetles/imports'
import { headKey } from '@waldkerf/domain/imports/guessColumns'
import { ImportError, largestImport } from '@waldkerf/domain/imports/importTable'
import type {
  FileState,
  ImportDecision,
  ImportFile,
  ImportKind,
  PlanSummary,
} from '@waldkerf/ui/screens/imports/importTypes.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReadFile } from '@waldkerf/app/data/imports/importDesk'
import { DeskEnded, type OpenDesk, openDesk } from '@waldkerf/app/data/imports/openDesk'
import {
  rememberedColumns,
  rememberedSource,
  rememberSource,
  type SourceMemory,
} from '@waldkerf/app/data/imports/sourceMemory'
import { sourceHead, sourceTitle } from './refusedFile.ts'

/** GBIF's files have other names every time, but the same numbers. */
const sourceName = ({ name, head }: ImportFile) =>
  head.some((one) => /^gbifid$/i.test(one)) ? 'GBIF' : sourceTitle(name).slice(0, 200)

/** Remembered of a choice besides its columns. */
type Kept = Pick<SourceMemory, 'epsg'> & Partial<Pick<SourceMemory, 'names'>>

/** How files of a kind are handled. */
export interface FileKind<K extends ImportKind> {
  kind: RunKind
  email: string
  /** Undefined until it is there. */
  known: K['known'] | undefined
  undecided: K['choice']
  /** Whether enough is decided for a trial run. */
  isComplete: (choice: K['choice']) => boolean
  kept: (choice: K['choice']) => Kept
  recalled: (memory: SourceMemory) => Partial<K['choice']>
}

/** A chosen file, the decisions about it, and its trial run, which is made anew after each decision. */
export function useImportFile<K extends ImportKind>({
  kind,
  email,
  known,
  undecided,
  isComplete,
  kept,
  recalled,
}: FileKind<K>) {
  const [file, setFile] = useState<FileState>({ status: 'none' })
  const [read, setRead] = useState<ReadFile<K>>()
  const [decision, setDecision] = useState<ImportDecision<K>>({
    choice: undecided,
    quelle: '',
    status: 'new',
    skipsNear: true,
  })
  const [plan, setPlan] = useState<PlanSummary<K>>()
  const [isPlanning, setPlanning] = useState(false)
  const desk = useRef<OpenDesk<K>>(undefined)
  const asked = useRef(0)
  useEffect(() => () => desk.current?.end(), [])

  /** Two files with the same heads are of the same source. */
  const memoryKey = (one: ImportFile) => {
    const key = headKey(sourceHead(one))
    return kind === 'kaefer' ? key : `${kind}:${key}`
  }
  const firstDecision = (found: ReadFile<K>): ImportDecision<K> => {
    const { choice } = found
    const memory = rememberedSource(email, memoryKey(found))
    const columns = { ...choice.columns, ...(memory && rememberedColumns(memory, found)) }
    return {
      choice: { ...choice, ...(memory && recalled(memory)), columns },
      quelle: memory?.quelle ?? sourceName(found),
      status: 'new',
      skipsNear: true,
    }
  }
  const makePlan = async (choice: K['choice']) => {
    const own = (asked.current += 1)
    if (!desk.current || !known || !isComplete(choice)) {
      setPlan(undefined)
      return
    }
    setPlanning(true)
    const made = await desk.current.plan(choice, known).catch(() => undefined)
    if (asked.current !== own) return
    setPlan(made)
    setPlanning(false)
  }
  const drop = () => {
    asked.current += 1
    desk.current?.end()
    setPlan(undefined)
    setPlanning(false)
    setFile({ status: 'none' })
  }
  const choose = async (chosen: File) => {
    const { name } = chosen
    drop()
    setFile({ status: 'reading', name })
    const opened = openDesk<K>(kind)
    desk.current = opened
    try {
      if (chosen.size > largestImport) throw new ImportError('tooLarge')
      if (!known) throw new DeskEnded()
      const found = { name, ...(await opened.read(chosen, known)) }
      if (desk.current !== opened) return
      const first = firstDecision(found)
      setRead(found)
      setFile({ status: 'ready', file: found })
      setDecision(first)
      await makePlan(first.choice)
    } catch (error) {
      if (desk.current !== opened) return
      setFile({ status: 'failed', name, fault: error instanceof ImportError ? error.fault : 'slow' })
    }
  }
  const decide = (changes: Partial<ImportDecision<K>>) => {
    setDecision({ ...decision, ...changes })
    if (changes.choice) void makePlan(changes.choice)
  }
  const remember = () => {
    if (!read) return
    const { choice, quelle } = decision
    const named = Object.entries(choice.columns).map(([field, at]) => [field, read.head[at ?? -1] ?? ''])
    rememberSource(email, {
      key: memoryKey(read),
      columns: Object.fromEntries(named) as Record<string, string>,
      quelle,
      names: {},
      ...kept(choice),
    })
  }
  return { file, decision, plan, isPlanning, desk, drop, choose, decide, remember }
}
