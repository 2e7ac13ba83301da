import { Mark, mergeAttributes } from '@tiptap/core'

/** A mark that is an element and nothing else. */
const simple = (name: string, tag: string, excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

export const Subscript = simple('subscript', 'sub', 'superscript')
export const Superscript = simple('superscript', 'sup', 'subscript')

/** The colours text may have; they are the theme's, so they are legible in the dark, too. */
export const textColors = ['green', 'red', 'blue', 'amber', 'grey'] as const

/** A colour by name: a style of its own would be refused by the page's policy. */
export const Color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    color: {
      default: 'green',
      parseHTML: (element) => element.dataset['color'],
      renderHTML: ({ color }: { color?: unknown }) => ({ 'data-color': color }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-color]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

/** A place that a link can lead to. */
export const Anchor = Mark.create({
  name: 'anchor',
  addAttributes: () => ({
    anchor: {
      default: '',
      parseHTML: (element) => element.dataset['anchor'],
      renderHTML: ({ anchor }: { anchor?: unknown }) => ({ 'data-anchor': anchor }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-anchor]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})
