import { Extension, mergeAttributes, Node } from '@tiptap/core'

export type Alignment = 'left' | 'center' | 'right' | 'justify'

const mostIndent = 2

/** How blocks stand: aligned and indented, by attributes instead of styles. */
export const BlockPlace = Extension.create({
  name: 'blockPlace',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: 'left',
          parseHTML: (element) => element.dataset['align'] ?? 'left',
          renderHTML: ({ align }: { align?: unknown }) => (align === 'left' ? {} : { 'data-align': align }),
        },
        indent: {
          default: 0,
          parseHTML: (element) => Math.min(mostIndent, Number(element.dataset['indent'] ?? 0)),
          renderHTML: ({ indent }: { indent?: unknown }) => (indent ? { 'data-indent': indent } : {}),
        },
      },
    },
  ],
})

/** The next step of an indent. @param by 1 or -1 */
export const indented = (indent: unknown, by: number) => Math.min(mostIndent, Math.max(0, Number(indent ?? 0) + by))

/** Where a new page begins when it is printed. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: 'div[data-page-break]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-page-break': '' })],
})
