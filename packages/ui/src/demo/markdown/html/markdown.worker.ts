import { markdownHtml } from './markdownHtml.ts'

/** More of them a page does not draw in one go. */
const mostTags = 60_000

/** Answers a text's HTML; null where it has more in it than a page can draw. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const html = markdownHtml(data)
  postMessage(html.split('<', mostTags + 1).length > mostTags ? null : html, { transfer: [] })
})
