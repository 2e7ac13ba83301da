import DOMPurify from 'dompurify'

/** Pictures come from here or from the text itself: one from elsewhere would tell its host who reads. */
const ownPicture = /^(?:blob:|data:image\/(?:png|jpeg|gif|webp);|\/(?!\/)|[\w.-]+\/)/

const purifier = DOMPurify()
purifier.addHook('uponSanitizeAttribute', (element, data) => {
  if (data.attrName === 'src' && !ownPicture.test(data.attrValue)) data.keepAttr = false
  if (data.attrName === 'href' && element.nodeName !== 'A') data.keepAttr = false
})
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') element.setAttribute('rel', 'noopener')
})

/** What the editors write beyond plain HTML. */
const ownAttributes = ['data-align', 'data-color', 'data-indent', 'data-anchor', 'data-page-break']

/**
 * HTML from an editor or from data as it may be shown: no script, no style, no name that could stand for something of
 * the page, no address but http, https, mailto, tel and our own.
 */
export const sanitise = (html: string): string =>
  purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'video', 'audio', 'source', 'track'],
    FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'background', 'poster'],
    ALLOW_DATA_ATTR: false,
    ADD_ATTR: ownAttributes,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|blob:|data:image\/|#|\/(?!\/)|[\w.-]+(?:\/|$))/i,
  })
