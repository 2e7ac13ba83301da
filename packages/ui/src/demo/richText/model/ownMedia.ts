import { mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { isOwnMedia, isOwnPicture } from '../../html/ownAddress.ts'

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
