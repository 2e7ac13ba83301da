import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

/** The pages of a document, and where its pictures are read. */
export interface LaidOut {
  pages: readonly SheetPage[]
  pictures: Readonly<Partial<Record<'logo' | 'signature', string>>>
}

/** Lays a document out as its file will be. @throws Error with a message for people */
export type LayOut<Model = DocumentModel> = (model: Model, signal: AbortSignal) => Promise<LaidOut>

/** The pages of this document; the former ones stay until the next ones are laid out. */
export function useLaidOut<Model>(model: Model, layOut: LayOut<Model>): Loadable<LaidOut> {
  const [state, setState] = useState<Loadable<LaidOut>>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const order = useMemo(() => ({ model, tries }), [model, tries])
  const ask = useEffectEvent(layOut)
  useEffect(() => {
    const end = new AbortController()
    const retry = () => {
      setState({ status: 'loading' })
      setTries(order.tries + 1)
    }
    ask(order.model, end.signal)
      .then((data) => setState({ status: 'ready', data }))
      .catch((error: unknown) => {
        // An aborted layout is no failure: another one was requested, or the preview was closed.
        if (!end.signal.aborted) setState({ status: 'failed', message: (error as Error).message, retry })
      })
    return () => end.abort()
  }, [order])
  return state
}
