import { describe, expect, test } from 'vitest'
import { markdownHtml } from './markdownHtml.ts'

describe('blocks', () => {
  test.each([
    ['## Am Wald', '<h2>Am Wald</h2>'],
    ['eins\nzwei\n\ndrei', '<p>eins<br>zwei</p><p>drei</p>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['- [ ] offen\n- [x] fertig', '<ul><li>☐ offen</li><li>☑ fertig</li></ul>'],
    ['> Zitat', '<blockquote><p>Zitat</p></blockquote>'],
    ['---', '<hr>'],
    ['```\n**kein** <b>\n```', '<pre><code>**kein** &lt;b&gt;</code></pre>'],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('%j', (text, html) => expect(markdownHtml(text)).toBe(html))
})

describe('marks', () => {
  test.each([
    ['**fett** und *schräg*', '<p><strong>fett</strong> und <em>schräg</em></p>'],
    ['~~weg~~ `a*b*c`', '<p><s>weg</s> <code>a*b*c</code></p>'],
    ['[hier](/icon/index)', '<p><a href="/icon/index">hier</a></p>'],
    ['![Baum](/baum.svg)', '<p><img alt="Baum" src="/baum.svg"></p>'],
  ])('%j', (text, html) => expect(markdownHtml(text)).toBe(html))
})

test('HTML in it stays text', () => {
  expect(markdownHtml('<img src=x onerror=alert(1)> "x"')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &quot;x&quot;</p>',
  )
})

test('ends with every text, also with unfinished blocks', () => {
  for (const text of ['', '```', '|', '#', '>', '- ', '**', '[](', '|\n|'])
    expect(typeof markdownHtml(text)).toBe('string')
  expect(markdownHtml('a'.repeat(300_000)).length).toBeLessThan(210_000)
})
