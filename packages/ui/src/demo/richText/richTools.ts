import type { Editor } from '@tiptap/core'
import type { Tool } from '../toolbar/Toolbar.tsx'
import { type Alignment, indented } from './model/ownMedia.ts'
import type { texts } from './RichText.texts.ts'

/** A tool's name. */
export type ToolId = keyof typeof texts.de.tool
type TextTool = Exclude<ToolId, 'full'>

interface RichTool {
  face: Tool['face']
  startsGroup?: boolean
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const mark = (name: string, face: Tool['face'], startsGroup = false): RichTool => ({
  face,
  startsGroup,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
})

/** Blocks of the selection that can be aligned and indented. */
const place = (editor: Editor) => (editor.isActive('heading') ? 'heading' : 'paragraph')

const align = (value: Alignment): RichTool => ({
  face: { drawing: `align-${value}` },
  startsGroup: value === 'left',
  isOn: (editor) => editor.isActive({ align: value }),
  run: (editor) => editor.chain().focus().updateAttributes(place(editor), { align: value }).run(),
})

const indent = (by: 1 | -1): RichTool => ({
  face: { drawing: by < 0 ? 'outdent' : 'indent' },
  startsGroup: by < 0,
  run(editor) {
    const block = place(editor)
    const next = indented(editor.getAttributes(block)['indent'], by)
    editor.chain().focus().updateAttributes(block, { indent: next }).run()
  },
})

/** All tools, in the order in which they stand. */
const tools: Record<TextTool, RichTool> = {
  undo: {
    face: { icon: 'undo' },
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  redo: {
    face: { drawing: 'redo' },
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
  bold: mark('bold', { glyph: 'B', look: 'bold' }, true),
  italic: mark('italic', { glyph: 'I', look: 'italic' }),
  underline: mark('underline', { glyph: 'U', look: 'underline' }),
  strike: mark('strike', { glyph: 'S', look: 'strike' }),
  subscript: mark('subscript', { drawing: 'subscript' }),
  superscript: mark('superscript', { drawing: 'superscript' }),
  code: mark('code', { drawing: 'code' }),
  left: align('left'),
  center: align('center'),
  right: align('right'),
  justify: align('justify'),
  outdent: indent(-1),
  indent: indent(1),
  bullets: {
    face: { icon: 'list' },
    startsGroup: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  numbers: {
    face: { drawing: 'numbers' },
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    face: { drawing: 'quote' },
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  clear: {
    face: { drawing: 'clear-format' },
    startsGroup: true,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
}

/** The toolbar's tools as they are at the selection. */
export const richTools = (editor: Editor, labels: Readonly<Record<TextTool, string>>): (Tool & { id: ToolId })[] =>
  (Object.keys(tools) as TextTool[]).map((id) => {
    const { face, startsGroup, isOn, isOff, run } = tools[id]
    return {
      id,
      label: labels[id],
      face,
      ...(startsGroup && { startsGroup }),
      ...(isOn && { pressed: isOn(editor) }),
      ...(isOff && { disabled: isOff(editor) }),
      onPress: () => run(editor),
    }
  })
