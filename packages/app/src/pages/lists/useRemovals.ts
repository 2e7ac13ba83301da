import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify, notifyUndoable } from '@waldkerf/app/platform/notices/notices'
import { texts } from './removals.texts.ts'

/**
 * Hides entries at once, and deletes them when the message about it disappears, so that this can be undone until then.
 * @returns `gone`: the keys of the hidden entries
 */
export function useRemovals<Key extends string | number>() {
  const t = useTexts(texts)
  const [gone, setGone] = useState<ReadonlySet<Key>>(new Set())
  const bringBack = (key: Key) => setGone((last) => new Set([...last].filter((one) => one !== key)))

  async function carryOut(key: Key, name: string, send: () => Promise<unknown>) {
    try {
      await send()
    } catch (error) {
      notify({ tone: 'danger', message: t.failed(name, errorMessage(error)) })
    } finally {
      bringBack(key)
    }
  }

  return {
    gone,
    /** @param send deletes the stored entry */
    remove(key: Key, name: string, send: () => Promise<unknown>) {
      if (gone.has(key)) return
      setGone((last) => new Set(last).add(key))
      notifyUndoable({
        message: t.removed(name),
        undo: { label: t.undo, onAct: () => bringBack(key) },
        carryOut: () => void carryOut(key, name, send),
      })
    },
  }
}
