import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createImportDesk } from '@waldkerf/app/data/imports/importDesk'
import { findDesk } from '@waldkerf/app/data/imports/importKinds'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import { gbifFile } from '@waldkerf/domain/imports/gbifFile.testing'
import { ImportError } from '@waldkerf/domain/imports/importTable'

/** One who imports a file and takes it back, step by step, in a process of their own: a browser shares nothing with the web server. */
export interface ImportOrder {
  origin: string
  token: string
  rows: number
  species: readonly Species[]
}

/** The other side asks for one after the other, in this order. */
export const importSteps = ['trial', 'compare', 'store', 'undo'] as const

export interface StepResult {
  seconds: number
  /** Records: those that come by the trial run and those that it refuses; those that were stored. */
  ready?: number
  refused?: number
  stored?: number
}

if (process.send) {
  const [{ origin, token, rows, species }] = (await once(process, 'message')) as [ImportOrder]
  const ask = async <T>(name: string, body: object): Promise<T> => {
    const answer = await fetch(`${origin}/rest/rpc/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
    return JSON.parse(text) as T
  }
  const known = { species, today: '2026-11-21' }
  const desk = createImportDesk(findDesk, () => Promise.reject(new ImportError('broken')))
  const file = new Blob([gbifFile(rows)])
  const source = 'GBIF'
  const id = randomUUID()
  let ready = 0
  const parts = () => Array.from({ length: Math.ceil(ready / rowsOfCall) }, (_, nr) => nr * rowsOfCall)
  const steps = {
    async trial() {
      const { choice } = await desk.read(file, known)
      const plan = await desk.plan(choice, known)
      ready = plan.ready
      return { ready, refused: plan.refused }
    },
    async compare() {
      for (const from of parts())
        await ask('w_get_kaefer_doppelte', { quelle: source, zeilen: await desk.rows(from, rowsOfCall) })
      return {}
    },
    async store() {
      const lauf = { id, datei: 'occurrence.txt', quelle: source, anzahl: String(ready), status: 'published' }
      let stored = 0
      for (const from of parts()) {
        const zeilen = await desk.rows(from, rowsOfCall)
        stored += (await ask<{ gespeichert: number }>('w_import_kaefer', { lauf, zeilen })).gespeichert
      }
      return { stored }
    },
    async undo() {
      for (let rest = 1; rest > 0;) rest = (await ask<{ rest: number }>('w_undo_import', { id })).rest
      return {}
    },
  } as const
  for (const [nr, name] of importSteps.entries()) {
    if (nr > 0) await once(process, 'message')
    const start = performance.now()
    const result: StepResult = { ...(await steps[name]()), seconds: 0 }
    result.seconds = (performance.now() - start) / 1_000
    await new Promise((resolve) => process.send?.(result, resolve))
  }
  process.disconnect()
}
