import { ImportError, largestImport } from '@waldkerf/domain/beetles/imports/importTable'
import { missingFields } from '@waldkerf/domain/beetles/imports/planImport'
import { findSystem } from '@waldkerf/domain/georef/coordinates/systems'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { FileState, ImportDecision, PlanSummary } from '@waldkerf/ui/screens/imports/importTypes.ts'
import { useEffect, useRef, useState } from 'react'
import type { ReadFile } from '@waldkerf/app/data/beetles/imports/importDesk'
import { type ImportDesk, openDesk } from '@waldkerf/app/data/beetles/imports/openDesk'
import { rememberedColumns, rememberedSource, rememberSource } from '@waldkerf/app/data/beetles/imports/sourceMemory'

const undecided: ImportDecision = {
  columns: {},
  epsg: undefined,
  names: {},
  swap: undefined,
  slashes: undefined,
  quelle: '',
  status: 'new',
  skipsNear: true,
}

/** GBIF's files have other names every time, but the same numbers. */
const sourceName = ({ name, head }: ReadFile) =>
  head.some((one) => /^gbifid$/i.test(one)) ? 'GBIF' : name.replace(/\.\w+$/, '').slice(0, 200)

function firstDecision(file: ReadFile, email: string): ImportDecision {
  const { columns, epsg, key } = file
  const known = rememberedSource(email, key)
  if (!known) return { ...undecided, columns, epsg, quelle: sourceName(file) }
  const { quelle, names } = known
  return {
    ...undecided,
    columns: { ...columns, ...rememberedColumns(known, file) },
    epsg: known.epsg ?? epsg,
    quelle,
    names,
  }
}

interface Importer {
  email: string
  species: readonly Species[] | undefined
  today: string
}

/** A chosen file, the decisions about it, and its trial run, which is made anew after each decision. */
export function useImportFile({ email, species, today }: Importer) {
  const [file, setFile] = useState<FileState>({ status: 'none' })
  const [read, setRead] = useState<ReadFile>()
  const [decision, setDecision] = useState(undecided)
  const [plan, setPlan] = useState<PlanSummary>()
  const [isPlanning, setPlanning] = useState(false)
  const desk = useRef<ImportDesk>(undefined)
  const asked = useRef(0)
  useEffect(() => () => desk.current?.end(), [])

  const makePlan = async (next: ImportDecision) => {
    const { columns, epsg, names, swap, slashes } = next
    const own = (asked.current += 1)
    if (!desk.current || !species || !findSystem(epsg ?? null) || missingFields(columns).length > 0) {
      setPlan(undefined)
      return
    }
    setPlanning(true)
    const made = await desk.current
      .ask('plan', { columns, epsg, names, swap, slashes }, species, today)
      .catch(() => undefined)
    if (asked.current !== own) return
    setPlan(made)
    setPlanning(false)
  }
  const choose = async (chosen: File) => {
    const { name } = chosen
    asked.current += 1
    desk.current?.end()
    setPlan(undefined)
    setPlanning(false)
    setFile({ status: 'reading', name })
    const opened = openDesk()
    desk.current = opened
    try {
      if (chosen.size > largestImport) throw new ImportError('tooLarge')
      const found = { name, ...(await opened.ask('read', chosen, species ?? [])) }
      if (desk.current !== opened) return
      const first = firstDecision(found, email)
      setRead(found)
      setFile({ status: 'ready', file: found })
      setDecision(first)
      await makePlan(first)
    } catch (error) {
      if (desk.current !== opened) return
      setFile({ status: 'failed', name, fault: error instanceof ImportError ? error.fault : 'slow' })
    }
  }
  const decide = (changes: Partial<ImportDecision>) => {
    const next = { ...decision, ...changes }
    setDecision(next)
    const isOfRows = ['columns', 'epsg', 'names', 'swap', 'slashes'].some((name) => name in changes)
    if (isOfRows) void makePlan(next)
  }
  const remember = () => {
    if (!read) return
    const { columns, epsg, quelle, names } = decision
    const named = Object.entries(columns).map(([field, at]) => [field, read.head[at] ?? ''])
    rememberSource(email, { key: read.key, columns: Object.fromEntries(named), epsg, quelle, names })
  }
  return { file, decision, plan, isPlanning, desk, choose, decide, remember }
}
