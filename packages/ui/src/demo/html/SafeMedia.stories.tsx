import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { SafeHtml } from './SafeHtml.tsx'

const meta = preview.meta({ component: SafeHtml })

const own = [
  '<p>Von hier:</p>',
  '<img src="/bild.png" alt="Bild von hier">',
  '<audio src="/klang.mp3" title="Klang von hier"></audio>',
  `<video src="${location.origin}/film.mp4" title="Film von hier"></video>`,
].join('')

export const Own = meta.story({
  args: { html: own },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Was von hier kommt, steht da und wartet auf die Leserin', async () => {
      await expect(canvas.getByAltText('Bild von hier')).toHaveAttribute('src', '/bild.png')
      for (const media of canvasElement.querySelectorAll('audio, video')) {
        await expect(media).toHaveAttribute('controls')
        await expect(media).toHaveAttribute('preload', 'metadata')
      }
      await expect(canvasElement.querySelectorAll('audio, video')).toHaveLength(2)
    })
  },
})

/** Media from other hosts, and attributes that would start them unasked. */
const foreign = [
  'https://elsewhere.example/a',
  '//elsewhere.example/a',
  '/\\elsewhere.example/a',
  '\\\\elsewhere.example\\a',
  '/\t/elsewhere.example/a',
  '/&#10;/elsewhere.example/a',
  ' https://elsewhere.example/a',
  'HTTPS:elsewhere.example',
  'http:\\\\elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'ftp://elsewhere.example/a',
  'file:///etc/passwd',
  'filesystem:https://elsewhere.example/a',
]
const attacks = [
  ...foreign.flatMap((address) => [
    `<img src="${address}" alt="x">`,
    `<video src="${address}"></video>`,
    `<audio src="${address}"></audio>`,
  ]),
  '<video src="data:video/mp4;base64,AAAA"></video>',
  '<video><source src="https://elsewhere.example/a.mp4"></video>',
  '<video poster="https://elsewhere.example/a.png"><track src="https://elsewhere.example/a.vtt"></video>',
  '<picture><source srcset="https://elsewhere.example/a.png"><img srcset="https://elsewhere.example/b.png 2x" alt=""></picture>',
  '<embed src="/a.swf"><object data="/a.swf"></object><iframe src="/a"></iframe>',
  '<svg><image href="https://elsewhere.example/a.png"/></svg>',
  '<math><mtext><video src="https://elsewhere.example/a"></video></mtext></math>',
  '<table background="https://elsewhere.example/a.png"><tr><td>Zelle</td></tr></table>',
]

export const Hostile = meta.story({
  args: { html: `${attacks.join('')}<video src="/film.mp4" autoplay loop muted onplay="document.title=1"></video>` },
  play: async ({ canvasElement, step }) => {
    await step('Nichts führt zu einem anderen Rechner', async () => {
      for (const element of canvasElement.querySelectorAll<HTMLElement>('[src]')) {
        await expect(new URL(element.getAttribute('src') ?? '', location.href).origin).toBe(location.origin)
      }
      const forbidden = 'source, track, embed, object, iframe, svg, math, [srcset], [poster], [background], [onplay]'
      await expect(canvasElement.querySelector(forbidden)).toBeNull()
    })
    await step('Nichts spielt von selbst', async () => {
      const videos = canvasElement.querySelectorAll('video')
      await expect(videos).toHaveLength(1)
      for (const name of ['autoplay', 'loop', 'muted']) await expect(videos[0]).not.toHaveAttribute(name)
    })
  },
})
