import { Editor } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { BlockPlace, PageBreak, Media, OwnPicture, Anchor, Color, Subscript, Superscript } from './ownMedia.ts'

const extensions = [
  StarterKit.configure({ heading: { levels: [1, 2, 3, 4] }, link: { openOnClick: false } }),
  OwnPicture,
  Media,
  TableKit.configure({ table: { resizable: false } }),
  BlockPlace,
  PageBreak,
  Anchor,
  Color,
  Subscript,
  Superscript,
]

/** Role and name of the text's element for screen readers. */
export const namedText = (label: string) => ({
  attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
})

/** An editor that waits for its place on the page. It writes no style element: the policy forbids it. */
export const createRichText = (label: string, html: string): Editor =>
  new Editor({ element: null, injectCSS: false, extensions, content: html, editorProps: namedText(label) })
