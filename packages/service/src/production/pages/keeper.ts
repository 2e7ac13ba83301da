import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { deployFile } from '@waldkerf/service/jobs/deploy/composeFile'
import { checkout } from '@waldkerf/service/production/native/image'
import type { ReceivedMail } from '@waldkerf/service/production/native/mailServer'
import { keycloakVersion } from '@waldkerf/service/production/programs/keycloak'
import { cleanPage } from './cleanPage.ts'
import { subsetFont } from './iconFont.ts'
import { styleSheet } from './styleSheet.ts'
import { type UsedRule, usedRules } from './usedRules.ts'

/** Where stories show the pages from. */
const folder = join(checkout, '.storybook/identity/pages')

const ownCss = 'css/waldkerf.css'

export const languages = { de: 'de-DE', en: 'en-GB' } as const
export type PageLanguage = keyof typeof languages

const origin = 'https://waldkerf.example'
const generator = `Keycloak ${keycloakVersion()}`

/** A picture of squares: as large as a code for cameras, and says nothing. */
const code = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="246" height="246" viewBox="0 0 41 41"><path fill="#fff" d="M0 0h41v41H0z"/><path d="M4 4h7v7H4zM30 4h7v7h-7zM4 30h7v7H4z" fill="none" stroke="#000" stroke-width="1.8"/><path d="M6 6h3v3H6zM32 6h3v3h-3zM6 32h3v3H6z"/><path d="M14 5.5h13M14 9.5h13M5 15.500h31M5 19.500h31M5 23.500h31M14 27.500h23M14 31.500h23M14 35.500h23" stroke="#000" stroke-width="2" stroke-dasharray="2 1 1 2 3 1 1 1"/></svg>`,
)}`

const fixed = { code, key: 'KQ2W 64TM MRVX EZLS', origin, generator }

const fileName = (name: string, language: PageLanguage) => `${name}.${language}.html`

/** Keeps pages and mails of Keycloak as files that stories show. */
export class Keeper {
  readonly #files = new Map<string, string>()
  #rules: UsedRule[] = []
  #icons?: Buffer

  /** Keeps the page that is there once something of it is. */
  async keep(page: Page, name: string, language: PageLanguage, sign: string): Promise<void> {
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await page.waitForLoadState()
    equal(await page.locator('html').getAttribute('lang'), language, `the language of ${name}`)
    this.#files.set(fileName(name, language), await this.markup(page))
    const rules = await page.evaluate(usedRules, ownCss)
    ok(rules.length > 0, `rules of ${name}`)
    this.#rules.push(...rules)
    this.#icons ??= await icons(page)
  }

  /** The markup of the page that is there, in the form in which it is kept. */
  markup(page: Page): Promise<string> {
    return page.evaluate(cleanPage, fixed)
  }

  kept(name: string, language: PageLanguage): string | undefined {
    return this.#files.get(fileName(name, language))
  }

  /** Keeps a mail: its subject as the title, then its HTML, then its text. */
  keepMail({ subject, email }: ReceivedMail, name: string, language: PageLanguage): void {
    const html = (email.html ?? '').replaceAll(/href="[^"]*"/g, 'href="#"').replaceAll(/\s*\n\s*/g, '\n')
    const [, body = html] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
    const text = (email.text ?? '').trim().replaceAll(/https:\/\/\S+/g, `${origin}/…`)
    const head = `<meta charset="utf-8">\n<meta name="generator" content="${generator}">\n<title>${subject}</title>`
    const page = `<!doctype html>\n<html lang="${language}"><head>\n${head}\n</head><body>\n${body.trim()}\n<pre>${text}</pre>\n</body></html>\n`
    this.#files.set(fileName(`mail-${name}`, language), page)
  }

  /** Writes all that was kept in place of an earlier record. */
  async write(): Promise<void> {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of this.#files) writeFileSync(join(folder, name), text)
    const icons = this.#icons ?? Buffer.of()
    const theme = deployFile('keycloak/themes/waldkerf/login/resources/css/waldkerf.css')
    const css = await styleSheet(this.#rules, theme, (signs) => subsetFont(icons, signs))
    const licence = `/* ${generator} (Apache License 2.0) and its PatternFly 5 (MIT): the rules that the kept pages use. Icons: Font Awesome Free 5 (SIL OFL 1.1). */`
    writeFileSync(join(folder, 'keycloak.css'), `${licence}\n${css}`)
  }

  /** Rejects when the pages that stories show are not those that were met. */
  compare(): void {
    const kept = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
    deepEqual(kept.toSorted(), [...this.#files.keys()].toSorted())
    for (const [name, text] of this.#files)
      equal(text, readFileSync(join(folder, name), 'utf8'), `${name} is kept otherwise: --record keeps it anew`)
  }
}

/** The font of Keycloak's icons, of the same release as its pages use. */
async function icons(page: Page): Promise<Buffer> {
  const sheet = await page.locator('link[href*="patternfly-v5/patternfly.min.css"]').getAttribute('href')
  const font = new URL(
    sheet?.replace('patternfly-v5/patternfly.min.css', 'patternfly-v4/assets/fonts/webfonts/fa-solid-900.woff') ?? '',
    page.url(),
  )
  return (await page.request.get(font.href)).body()
}
