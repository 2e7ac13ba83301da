import {
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  type RefObject,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { type Upload, dataUrl } from '../upload/upload.ts'
import { type MenuId, richMenus, type RichQuestion } from './richMenus.ts'
import { RichQuestions } from './RichQuestions.tsx'
import { Opener } from '@waldkerf/ui/parts/Menu/Menu.styles.ts'
import { Count, Frame, Menus, Place, Trigger } from './RichText.styles.ts'
import { texts } from './RichText.texts.ts'
import { richTools, type ToolId } from './richTools.ts'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Hint } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { DroppedTile, Tiles } from '../dropzone/DroppedTile.tsx'
import { useDropped } from '../dropzone/useDropped.ts'
import { DropArea } from '../upload/DropArea.tsx'
import { createRichText, namedText } from './model/createRichText.ts'

/** The editor in its place. Text from outside is taken whenever it differs, also after typing. */
function useRichText(
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

const pictures = { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] }
const nothing = () => undefined
const untold = { stored: nothing, removed: nothing }

interface PictureDialogProps {
  upload: Upload
  onClose: () => void
  onInsert: (pictures: { src: string; alt: string }[]) => void
}

/** Several pictures to upload; they go into the text when all of them are there. */
function PictureDialog({ upload, onClose, onInsert }: PictureDialogProps) {
  const t = useTexts(texts)
  const { files, add, remove } = useDropped([], upload, untold, Number.POSITIVE_INFINITY)
  const [asked, setAsked] = useState(false)
  const isReady = files.every(({ state }) => state.status === 'stored')
  const confirm = async () => {
    setAsked(true)
    if (!isReady) return
    const found = files.flatMap(({ file, name }) => (file ? [{ file, alt: name.replace(/\.\w+$/, '') }] : []))
    onInsert(await Promise.all(found.map(async ({ file, alt }) => ({ src: await dataUrl(file), alt }))))
  }
  return (
    <Dialog
      open
      wide
      title={t.upload.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" onClick={() => void confirm()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <DropArea hint={t.upload.hint} choose={t.upload.choose} accept={pictures} multiple onFiles={add} />
      <Tiles>
        {files.map((file) => (
          <DroppedTile key={file.id} file={file} onRemove={() => remove(file)} />
        ))}
      </Tiles>
      {asked && !isReady && <Hint role="alert">{t.upload.waiting}</Hint>}
    </Dialog>
  )
}

/** Tools and menus by their names, in the order of the editor; an empty list leaves the bar out. */
export interface RichChoice {
  toolbar?: readonly ToolId[]
  menubar?: readonly MenuId[]
}

export interface RichTextEditorProps {
  /** The text's accessible name. */
  label: string
  /** Nothing is ''. */
  html: string
  onChange: (html: string) => void
  /** Least height of the text in px. */
  height?: number
  /** Of all of it: px as a number, else as CSS has it. Absent: as wide as its place. */
  width?: number | string
  /** Which tools and menus there are; absent: all of them. */
  choice?: RichChoice
  upload: Upload
  invalid?: boolean
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const today = () => new Date().toISOString()

/** Text with headings, lists, pictures and tables. Import it lazily: its library is large. */
export function RichTextEditor({
  label,
  html,
  onChange,
  height = 360,
  width,
  choice = {},
  upload,
  invalid,
}: RichTextEditorProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRichText(place, { label, html, onChange })
  const [question, setQuestion] = useState<RichQuestion>()
  const [uploading, setUploading] = useState(false)
  const [full, setFull] = useState(false)
  // A page that is put away must not cover the next one.
  useEffect(() => () => setFull(false), [])
  const { toolbar, menubar } = choice
  const tools = [
    ...richTools(editor, t.tool),
    {
      id: 'full' as const,
      label: t.tool.full,
      face: { icon: full ? ('shrink' as const) : ('expand' as const) },
      pressed: full,
      onPress() {
        setFull(!full)
        // A mouse leaves the focus where it was: Escape is heard in the text, from the next key on.
        editor.view.focus()
      },
    },
  ].filter(({ id }) => toolbar?.includes(id) ?? true)
  const menus = richMenus(editor, t, format.day(today()), setQuestion).filter(({ id }) => menubar?.includes(id) ?? true)
  const pictures = menubar?.includes('upload') ?? true
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // In a menu or a dialog over the text the key closes that one.
    if (key === 'Escape' && currentTarget.contains(target as Node)) setFull(false)
  }
  return (
    <Frame
      onKeyDown={onKeyDown}
      data-full={full || undefined}
      data-invalid={invalid || undefined}
      style={width === undefined ? undefined : { '--editor-width': typeof width === 'number' ? `${width}px` : width }}
    >
      {(menus.length > 0 || pictures) && (
        <Menus>
          {menus.map(({ id, label: words, items, columns }) => (
            <Menu
              key={id}
              label={words}
              trigger={
                <Trigger>
                  {words}
                  <Icon name="chevron-down" size={16} />
                </Trigger>
              }
              items={items}
              align="start"
              {...(columns && { columns })}
            />
          ))}
          {pictures && (
            <Opener type="button" onClick={() => setUploading(true)}>
              <Trigger>
                <Icon name="picture" size={16} />
                {t.upload.button}
              </Trigger>
            </Opener>
          )}
        </Menus>
      )}
      {tools.length > 0 && <Toolbar label={t.tools} tools={tools} />}
      <Place ref={place} style={{ '--editor-height': `${height}px` }} />
      <Count>{t.words(wordsIn(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ')))}</Count>
      <RichQuestions question={question} editor={editor} onClose={() => setQuestion(undefined)} />
      {uploading && (
        <PictureDialog
          upload={upload}
          onClose={() => setUploading(false)}
          onInsert={(pictures) => {
            setUploading(false)
            editor
              .chain()
              .focus()
              .insertContent(pictures.map((attrs) => ({ type: 'image', attrs })))
              .run()
          }}
        />
      )}
    </Frame>
  )
}
