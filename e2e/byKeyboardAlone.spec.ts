import { expect } from '@playwright/test'
import { press, tabTo } from './byKeyboard.ts'
import { long, haveSession, productOfFile, signIn, test } from './stack.ts'

/* Two journeys by keyboard. The record's names are tested in English here, in German in `reviewAloud.spec.ts`. */

const stack = productOfFile()

test('a record is found and heard in English', long, async ({ page }) => {
  await haveSession(page, stack.origin, 'expert@waldkerf.test')
  await page.context().addCookies([{ name: 'language', value: 'en', url: stack.origin }])
  await page.goto(`${stack.origin}/gis/index?status=new`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await tabTo(page, page.getByRole('grid').first())
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const record = page.getByRole('region', { name: /^Report \d+$/ })
  await expect(record).toBeFocused()
  await expect(record).toMatchAriaSnapshot(`
    - region /Report \\d+/:
      - heading /Report \\d+/ [level=2]
      - text: /\\d+ of \\d+/
      - button "Review shortcuts (?)"
      - button "Previous report (K)"
      - button "Next report (J)"
      - button "Close (Escape)"
      - figure "Pictures"
      - combobox "Identify the species"
      - heading "Conversation" [level=3]
      - textbox "Message to the reporter"
      - heading "History" [level=3]
      - group "Decision":
        - button /Reject/
        - button /Query/
        - button /Publish/
  `)
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(page.getByRole('grid').first()).toBeFocused()
})

test('a role is given, taken back and given again', long, async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test', '/users/index?suche=lindner')
  const person = page.getByRole('row', { name: /Lindner, Karl-Heinz/ })
  await expect(person).toBeVisible()
  await tabTo(page, page.getByRole('grid', { name: 'Nutzer' }))
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Karl-Heinz Lindner' })).toBeVisible()

  const change = page.getByRole('button', { name: 'Rolle ändern' })
  const role = page.getByRole('combobox', { name: 'Rolle', exact: true })
  const undo = page.locator('#content').getByRole('button', { name: 'Rückgängig' })
  await test.step('the way back has the focus as soon as the role is given', async () => {
    await press(page, change)
    await expect(role).toBeFocused()
    await page.keyboard.type('Exp')
    await press(page, page.getByRole('button', { name: 'Rolle geben' }))
    await expect(undo).toBeFocused()
  })
  await test.step('taken back, one stands before the choice again', async () => {
    await page.keyboard.press('Enter')
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(role).toHaveValue('ogf_citizens')
  })
  await test.step('given again it is stored, and the focus is back before the choice', async () => {
    await page.keyboard.type('Exp')
    await press(page, page.getByRole('button', { name: 'Rolle geben' }))
    await expect(page.getByText('Rolle: Standard-Nutzer → Experte')).toBeVisible()
    await expect(change).toBeFocused()
  })
})
