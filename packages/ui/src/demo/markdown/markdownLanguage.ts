import { markdown } from '@codemirror/lang-markdown'

/** In characters. The time for marks grows with the square of a paragraph: more of them stays plain text. */
const longestMarked = 5_000

/** Markdown for the editor: its marks in colour, but for paragraphs too long to be looked through while somebody types. */
export const markdownLanguage = () =>
  markdown({
    extensions: {
      parseInline: [
        {
          name: 'LongText',
          before: 'Escape',
          parse: (context) => (context.end - context.offset > longestMarked ? context.end : -1),
        },
      ],
    },
  })
