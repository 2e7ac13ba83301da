import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { createEditorSession } from '@waldkerf/domain/office/editorSession/editorSession'
import type { EditorSession, SessionCalls } from '@waldkerf/domain/office/editorSession/sessionTypes'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import { conflict, errorMessage } from '@waldkerf/app/platform/errors/errors'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { createDocumentCalls } from './documentCalls.ts'
import { createPositionCalls } from './positionCalls.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { documentKeys } from './lists/documents.ts'

/** How often changes of others are read while the page is visible, in ms. */
const lookTime = 30_000

const words = {
  message: errorMessage,
  lastingConflict: () => errorMessage(conflict({ code: 'lasting_conflict' })),
}

/** The calls of one document. */
function useSessionCalls(kind: DocumentKind, id: number): SessionCalls {
  const gateway = useGateway()
  const documents = createDocumentCalls(gateway)
  const positions = createPositionCalls(gateway)
  return {
    read: () => documents.whole(kind, id),
    setData: (data) => ('rechnung_id' in data ? documents.setInvoiceData(data) : documents.setOfferData(data)),
    change: (header, version) => documents.change(kind, id, header, version),
    setClient: (clientId, version) => documents.setClient(kind, id, clientId, version),
    insert: ({ lfd_nr, values }, key) => positions.insert(kind, id, { ...values, lfd_nr }, key),
    update: positions.update,
    setUnclear: positions.setUnclear,
    remove: positions.remove,
  }
}

/** Reads changes of others when the page is visible again, regularly, and after another window has stored something. */
function follow(session: EditorSession, otherTabs: ReturnType<typeof openCrossTabSync>) {
  // A failed read is repeated by the next one; failed writes report themselves.
  const look = () => void (document.visibilityState === 'visible' && session.sync().catch(() => undefined))
  const send = () => void session.flush()
  const timer = setInterval(look, lookTime)
  const unlisten = otherTabs.listen(look)
  const onHidden = () => (document.visibilityState === 'hidden' ? send() : look())
  addEventListener('online', send)
  document.addEventListener('visibilitychange', onHidden)
  look()
  return () => {
    clearInterval(timer)
    unlisten()
    removeEventListener('online', send)
    document.removeEventListener('visibilitychange', onHidden)
  }
}

/**
 * Edits a stored document. The session continues after the page was left until everything is stored.
 * @param stored the initial state; later values are not used, because the session merges changes itself
 */
export function useEditorSession(kind: DocumentKind, id: number, stored: WholeDocument) {
  const calls = useSessionCalls(kind, id)
  const { mutate } = useSWRConfig()
  const [{ session, otherTabs }] = useState(() => {
    const opened = openCrossTabSync(`${kind}/${id}`)
    // Refreshes the list, which may be open again before everything is stored.
    const list = kind === 'invoice' ? 'invoices' : 'offers'
    const onStored = () => {
      opened.tell()
      void mutate(documentKeys.all(list))
      void mutate(documentKeys.sums(list))
    }
    return { session: createEditorSession({ kind, calls, stored, words, onStored }), otherTabs: opened }
  })
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot)
  useEffect(() => {
    const unfollow = follow(session, otherTabs)
    return () => {
      unfollow()
      session.stop()
    }
  }, [session, otherTabs])
  return { session, snapshot }
}

/** Other windows are notified by the browser's `storage` event for this key. */
const storageKey = 'waldkerf.stored'

/**
 * Notifies the other windows of this browser that a document was stored.
 * @param name of the document
 */
const openCrossTabSync = (name: string) => ({
  tell() {
    try {
      localStorage.setItem(storageKey, `${name} ${Date.now()}`)
    } catch {
      // Without storage other windows notice the change with their next regular read.
    }
  },
  /** @returns a function that stops listening */
  listen(onStored: () => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue?.startsWith(`${name} `)) onStored()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
})
