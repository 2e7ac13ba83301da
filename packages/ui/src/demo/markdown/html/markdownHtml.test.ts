import { cpuTime } from '@waldkerf/domain/testing/cpuTime'
import { describe, expect, test } from 'vitest'
import { markdownHtml } from './markdownHtml.ts'

/** Line ends between tags do not matter. */
const inOneLine = (text: string) => markdownHtml(text).replaceAll(/>\n/g, '>').replaceAll(/\n</g, '<')

describe('blocks', () => {
  test.each([
    ['## Am Wald', '<h2>Am Wald</h2>'],
    ['eins\nzwei\n\ndrei', '<p>eins<br>zwei</p><p>drei</p>'],
    ['eins\r\nzwei', '<p>eins<br>zwei</p>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['- [ ] offen\n- [x] fertig\n- [x](/a)', '<ul><li>☐ offen</li><li>☑ fertig</li><li><a href="/a">x</a></li></ul>'],
    ['[ ] kein Punkt', '<p>[ ] kein Punkt</p>'],
    ['> Zitat', '<blockquote><p>Zitat</p></blockquote>'],
    ['---', '<hr>'],
    ['```\n**kein** <b>\n```', '<pre><code>**kein** &lt;b&gt;</code></pre>'],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('%j', (text, html) => expect(inOneLine(text)).toBe(html))
})

describe('marks', () => {
  test.each([
    ['**fett** und *schräg*', '<p><strong>fett</strong> und <em>schräg</em></p>'],
    [
      '***beides*** und **fett *darin***',
      '<p><em><strong>beides</strong></em> und <strong>fett <em>darin</em></strong></p>',
    ],
    ['~~weg~~ `a*b*c`', '<p><s>weg</s> <code>a*b*c</code></p>'],
    ['[hier](/icon/index)', '<p><a href="/icon/index">hier</a></p>'],
    ['![Baum](/baum.svg)', '<p><img src="/baum.svg" alt="Baum"></p>'],
  ])('%j', (text, html) => expect(inOneLine(text)).toBe(html))
})

test('HTML stays text, and an address that runs code makes no link', () => {
  expect(inOneLine('<img src=x onerror=alert(1)> "x"')).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &quot;x&quot;</p>')
  expect(inOneLine('[x](javascript:alert(1))')).toBe('<p>[x](javascript:alert(1))</p>')
})

test('every text is converted, also one with unfinished blocks', () => {
  for (const text of ['', '```', '|', '#', '>', '- ', '**', '[](', '|\n|'])
    expect(typeof markdownHtml(text)).toBe('string')
  expect(markdownHtml('a'.repeat(300_000)).length).toBeLessThan(210_000)
})

describe('no text takes long', () => {
  const table = `|${'a|'.repeat(20_000)}\n|${'-|'.repeat(20_000)}\n|${'b|'.repeat(20_000)}`
  const nested = Array.from({ length: 600 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
  test.each([
    ...[
      '*a',
      '*a_',
      '**a ',
      '~~a',
      '_a',
      '[',
      '![',
      '[a](',
      '[a][b',
      '<',
      '<!--',
      '`',
      '>',
      '> ',
      '1. ',
      '- ',
      '|a',
      '&',
      '\\',
    ].map((sign) => [`${sign} × 40,000`, sign.repeat(40_000)]),
    ['back quotes of every length', Array.from({ length: 600 }, (_, length) => `${'`'.repeat(length + 1)}a`).join('')],
    ['lists in lists', nested],
    ['a wide table', table],
    ['blanks', `a${' '.repeat(199_000)}b`],
  ])('%s', (_what, text) => {
    const started = cpuTime()
    expect(typeof markdownHtml(text)).toBe('string')
    // ms; usually it takes a tenth of this.
    expect(cpuTime() - started).toBeLessThan(4_000)
  })
})
