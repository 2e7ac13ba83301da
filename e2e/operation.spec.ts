import { expect } from '@playwright/test'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { press, tabTo } from './byKeyboard.ts'
import { haveSession, long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

interface Limit {
  id: number
  menge: number
  vorgabe: number
}

test(
  'by the keyboard alone a limit is set while somebody else sets it, and goes back to its default',
  long,
  async ({ page }) => {
    const other = await asSomebodyElse(stack.origin, 'admin@waldkerf.test')
    const limits = async () => (await other.call('w_get_grenzen', {})) as Limit[]
    const first = async () => (await limits())[0]
    await signIn(page, stack.origin, 'admin@waldkerf.test', '/settings/index?tab=operation')
    const card = page.getByRole('region', { name: 'Grenzen je Konto' })

    await test.step('somebody else was faster: both amounts stand there, and mine is stored when I say so', async () => {
      await press(page, card.getByRole('button', { name: 'Meldungen je Stunde ändern' }))
      const dialog = page.getByRole('dialog', { name: 'Meldungen je Stunde' })
      const field = dialog.getByRole('textbox', { name: 'Meldungen' })
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('70')
      await other.call('w_set_grenze', { id: String((await first())?.id), menge: '90' })
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(/90/)).toBeVisible()
      expect((await first())?.menge).toBe(90)
      await press(page, dialog.getByRole('button', { name: 'Speichern' }))
      await expect(dialog).toHaveCount(0)
      await expect(card.getByText('Meldungen je Stunde: 70')).toBeVisible()
      expect((await first())?.menge).toBe(70)
    })

    await test.step('one press restores the default', async () => {
      await press(page, card.getByRole('button', { name: 'Meldungen je Stunde: Standard wiederherstellen' }))
      await expect(card.getByText('Meldungen je Stunde: 60')).toBeVisible()
      expect((await first())?.menge).toBe(60)
    })
  },
)

test.describe('by fingers', () => {
  test.use({ hasTouch: true })

  test('on a phone the operation is read and set in English without scrolling sideways', long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await haveSession(page, stack.origin, 'admin@waldkerf.test')
    await page.context().addCookies([{ name: 'language', value: 'en', url: stack.origin }])
    await page.goto(`${stack.origin}/settings/index?tab=operation`)
    await expect(page.getByText('No backup is set up.')).toBeVisible()
    await expect(page.getByText(/^Pictures: .* of 50 GB$/)).toBeVisible()
    const card = page.getByRole('region', { name: 'Limits of an account' })
    await card.getByRole('button', { name: 'Change Reports per day' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Reports per day' })
    await dialog.getByRole('textbox', { name: 'Reports' }).fill('1,000,001')
    await expect(dialog.getByText('Please enter a whole number from 1 to 1,000,000.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reports' }).fill('400')
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(card.getByText('Default: 300')).toBeVisible()
    await card.getByRole('button', { name: 'Reports per day: restore the default' }).tap()
    await expect(card.getByText('Reports per day: the default applies again.')).toBeVisible()
    const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(inside).toBeLessThanOrEqual(outside ?? 0)
  })
})
