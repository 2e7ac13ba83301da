import { rankTexts } from './textRanks.ts'

/** Puts many different texts in German order beside the page. */
addEventListener('message', ({ data: texts }: MessageEvent<readonly string[]>) => {
  const ranks = rankTexts(texts)
  postMessage(ranks, { transfer: [ranks.buffer] })
})
