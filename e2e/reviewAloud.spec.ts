import { expect, type Page } from '@playwright/test'
import { press, tabTo } from './byKeyboard.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

/** Collects what a screen reader says by itself: every text that appears in a live region. */
async function listen(page: Page) {
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => heard.push(text))
  await page.addInitScript(() => {
    const live = '[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])'
    const tell = (window as unknown as { hear: (text: string) => void }).hear
    const said = new WeakMap<Element, string>()
    const look = (region: Element | null | undefined) => {
      const text = region?.textContent?.trim() ?? ''
      if (!region || said.get(region) === text) return
      said.set(region, text)
      if (text) tell(text)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        look((target instanceof Element ? target : target.parentElement)?.closest(live))
        // An alert may come as a whole.
        for (const node of addedNodes) if (node instanceof Element && node.matches(live)) look(node)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return heard
}

test(
  'a review as it is heard: what there is, in which order, and what is said when something happens',
  long,
  async ({ page }) => {
    const heard = await listen(page)
    await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
    const drawer = page.getByRole('region', { name: /^Meldung \d+$/ })
    const grid = page.getByRole('grid', { name: 'Käfermeldungen' })

    await test.step('the list says how many rows it has, and a row what stands in it', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', /^\d+$/)
      await expect(grid.getByRole('row', { name: /Neu .* (\d+ )?\d\d\.\d\d\.\d{4}/ }).first()).toBeVisible()
    })

    await test.step('a record is a region with headings, a choice, a field and a group of decisions', async () => {
      await tabTo(page, grid)
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect(drawer).toBeFocused()
      await expect(drawer).toMatchAriaSnapshot(`
      - region /Meldung \\d+/:
        - heading /Meldung \\d+/ [level=2]
        - text: /\\d+ von \\d+/
        - button "Tasten der Prüfung (?)"
        - button "Vorige Meldung (K)"
        - button "Nächste Meldung (J)"
        - button "Schließen (Escape)"
        - text: Neu
        - button "In Prüfung nehmen"
        - figure "Bilder"
        - combobox "Art bestimmen"
        - term: Funddatum
        - definition
        - heading "Gespräch" [level=3]
        - textbox "Nachricht an die meldende Person"
        - button "Vorlage einsetzen"
        - heading "In der Nähe" [level=3]
        - heading "Verlauf" [level=3]
        - group "Entscheidung":
          - button /Ablehnen/
          - button /Rückfrage/
          - button /Veröffentlichen/
    `)
    })

    await test.step('typing for a species says how many fit', async () => {
      await page.keyboard.press('s')
      await page.keyboard.type('kupfer')
      await expect.poll(() => heard.join('\n')).toMatch(/\d+ Einträge|Ein Eintrag/)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeFocused()
    })

    await test.step('a rejection without a message is refused aloud, at the field', async () => {
      await page.keyboard.press('a')
      const field = page.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
      await expect(field).toBeFocused()
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Control+Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect.poll(() => heard).toContainEqual(expect.stringMatching(/Bitte schreiben Sie, warum/))
      await press(page, page.getByRole('button', { name: 'Vorlage einsetzen' }))
      await page.getByRole('menuitem', { name: 'Kein Borkenkäfer' }).press('Enter')
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('a decision is announced as waiting, taken back, and as stored', async () => {
      await expect(page.getByRole('textbox', { name: 'Nachricht an die meldende Person' })).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => heard).toContainEqual(expect.stringMatching(/^Wird in 5 Sekunden abgelehnt$/))
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveAttribute('aria-keyshortcuts', 'Z')
      await page.keyboard.press('z')
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
      await page.keyboard.press('a')
      await page.keyboard.press('a')
      await expect.poll(() => heard).toContain('Gespeichert')
      await expect(drawer).toBeFocused()
    })

    await test.step('the next record is said by its name', async () => {
      const before = await drawer.getAttribute('aria-label')
      await page.keyboard.press('k')
      await expect(drawer).not.toHaveAccessibleName(before ?? '')
      await expect(drawer).toBeFocused()
    })
  },
)
