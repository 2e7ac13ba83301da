import { useMemo } from 'react'
import { HtmlText } from './html.styles.ts'
import DOMPurify from 'dompurify'
import { isOwnMedia, isOwnPicture } from './ownAddress.ts'

const isMedia = ({ nodeName }: Node) => nodeName === 'VIDEO' || nodeName === 'AUDIO'

const purifier = DOMPurify()
purifier.addHook('uponSanitizeAttribute', (element, data) => {
  const isOwn = isMedia(element) ? isOwnMedia : isOwnPicture
  if (data.attrName === 'src' && !isOwn(data.attrValue)) data.keepAttr = false
  if (data.attrName === 'href' && element.nodeName !== 'A') data.keepAttr = false
})
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') element.setAttribute('rel', 'noopener')
  if (!isMedia(element)) return
  if (!element.hasAttribute('src')) return element.remove()
  // Whoever reads starts it, and it fetches no more than its length until then.
  element.setAttribute('controls', '')
  element.setAttribute('preload', 'metadata')
})

/** Attributes that the editors write beyond plain HTML. */
const ownAttributes = ['data-align', 'data-color', 'data-indent', 'data-anchor', 'data-page-break']

/**
 * HTML from an editor or from data as it may be shown: no script, no style, no name that could stand for something of
 * the page, no address but http, https, mailto, tel and our own; pictures, sound and film from this origin alone, which
 * never play by themselves.
 */
const sanitise = (html: string): string =>
  purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'source', 'track', 'picture'],
    FORBID_ATTR: [
      'style',
      'id',
      'name',
      'class',
      'srcset',
      'background',
      'poster',
      'autoplay',
      'loop',
      'muted',
      'crossorigin',
    ],
    ALLOW_DATA_ATTR: false,
    ADD_ATTR: ownAttributes,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|blob:|data:image\/|#|\/(?![/\\])|[\w.-]+(?:\/|$))/i,
  })

export interface SafeHtmlProps {
  /** From anywhere; it is sanitised here. */
  html: string
}

/** HTML as text to read. The only place of the part that puts HTML on the page. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const safe = useMemo(() => sanitise(html), [html])
  return <HtmlText dangerouslySetInnerHTML={{ __html: safe }} />
}
