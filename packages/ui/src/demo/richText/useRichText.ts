import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createRichText, namedText } from './model/createRichText.ts'

/** The editor in its place. Text from outside is taken whenever it differs, also after typing. */
export function useRichText(
  place: RefObject<HTMLElement | null>,
  { label, html, onChange }: { label: string; html: string; onChange: (html: string) => void },
) {
  const [editor] = useState(() => createRichText(label, html))
  const changed = useEffectEvent(() => onChange(editor.isEmpty ? '' : editor.getHTML()))
  useEffect(() => {
    const onUpdate = () => changed()
    if (place.current) editor.mount(place.current)
    editor.on('update', onUpdate)
    return () => {
      editor.off('update', onUpdate)
      editor.unmount()
    }
  }, [editor, place])
  useEffect(() => editor.setOptions({ editorProps: namedText(label) }), [editor, label])
  useEffect(() => {
    const own = editor.isEmpty ? '' : editor.getHTML()
    if (html !== own) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener)
      return () => editor.off('transaction', listener)
    },
    () => editor.state,
  )
  return editor
}
