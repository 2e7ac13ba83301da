import { mergeAttributes, Node, Extension, Mark } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { isOwnMedia, isOwnPicture } from '@waldkerf/ui/demo/html/ownAddress.ts'

const readSource = (element: HTMLElement) => element.getAttribute('src') ?? ''

/** Pictures from here, or uploaded into the text; others are not even asked for. */
export const OwnPicture = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element: HTMLElement) => (isOwnPicture(readSource(element)) ? null : false) },
  ],
}).configure({ allowBase64: true })

export const mediaKinds = ['picture', 'video', 'audio'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Sound or film from here. It plays when it is asked to. */
export const Media = Node.create({
  name: 'media',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    kind: {
      default: 'video',
      parseHTML: (element: HTMLElement) => element.nodeName.toLowerCase(),
      renderHTML: () => ({}),
    },
    src: { default: '' },
    title: { default: null },
  }),
  parseHTML: () =>
    ['video[src]', 'audio[src]'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => (isOwnMedia(readSource(element)) ? null : false),
    })),
  renderHTML: ({ node, HTMLAttributes }) => [
    node.attrs['kind'] === 'audio' ? 'audio' : 'video',
    mergeAttributes(HTMLAttributes, { controls: '', preload: 'metadata' }),
  ],
})

const endings: Readonly<Record<Exclude<MediaKind, 'picture'>, RegExp>> = {
  video: /\.(?:mp4|m4v|webm|ogv|mov)$/i,
  audio: /\.(?:mp3|m4a|aac|wav|ogg|oga|opus|flac)$/i,
}

/** Guesses a file's kind from the end of its name; a picture where that says nothing. */
export function mediaKind(address: string): MediaKind {
  const [path = ''] = address.split(/[?#]/)
  if (endings.video.test(path)) return 'video'
  return endings.audio.test(path) ? 'audio' : 'picture'
}

/** The node that stands for it in the text. @param title the picture or film in words */
export const mediaContent = (kind: MediaKind, src: string, title: string) =>
  kind === 'picture' ? { type: 'image', attrs: { src, alt: title } } : { type: 'media', attrs: { kind, src, title } }

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
