import { expect, type Page } from '@playwright/test'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { press, tabTo } from './byKeyboard.ts'
import { productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

const openId = (page: Page) => Number(new URL(page.url()).searchParams.get('meldung'))
const drawer = (page: Page) => page.getByRole('region', { name: /^Meldung \d+$/ })
const message = (page: Page) => page.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
const stored = (page: Page) => drawer(page).getByText('Gespeichert', { exact: true })

/** Calls that change a record, in the order they were sent. */
function watchChanges(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/rpc\/(a_update_\w+)$/.exec(request.url()) ?? []
    if (name) sent.push(name)
  })
  return sent
}

/** The next record upwards in the list, which was opened at its end. */
async function goOn(page: Page) {
  const before = openId(page)
  await page.keyboard.press('k')
  await expect.poll(() => openId(page)).not.toBe(before)
  await expect(drawer(page)).toHaveAccessibleName(`Meldung ${openId(page)}`)
  return openId(page)
}

test('ten records are reviewed by keyboard alone, and the database holds exactly what was decided', async ({
  page,
}) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  const admin = await asSomebodyElse(stack.origin, 'admin@waldkerf.test')
  const before = await admin.records()
  const decided = new Map<number, Partial<Beetle>>()
  await signIn(page, stack.origin, 'expert@waldkerf.test')

  await test.step('the dashboard leads to the record that waits longest', async () => {
    const oldest = page.getByRole('link', { name: /\d+ Tage · / }).first()
    await press(page, oldest)
    await expect(page).toHaveURL(/status=new/)
    await expect(drawer(page)).toBeVisible()
  })

  await test.step('the list is narrowed to what is new, and its last record opened', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    for (const name of [/^In Prüfung/, /^Rückfrage/]) {
      const chip = page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
      await press(page, chip, 'Space')
      await expect(chip).toHaveAttribute('aria-pressed', 'false')
    }
    await expect(page).toHaveURL(/status=new(&|$)/)
    await tabTo(page, page.getByRole('grid', { name: 'Käfermeldungen' }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeFocused()
  })

  await test.step('V publishes, V again sends at once', async () => {
    decided.set(openId(page), { status: 'published' })
    await page.keyboard.press('v')
    await expect(page.getByText(/Wird in \d s veröffentlicht/)).toBeVisible()
    await page.keyboard.press('v')
    await expect(stored(page)).toBeVisible()
  })

  await test.step('S identifies the species, before it is published; nobody waits for the five seconds', async () => {
    const id = await goOn(page)
    await page.keyboard.press('s')
    await page.keyboard.type('lineatum')
    await expect(page.getByRole('option', { name: /Trypodendron lineatum/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeFocused()
    await page.keyboard.press('v')
    decided.set(id, { status: 'published', art: 23 })
  })

  const sent = watchChanges(page)
  await test.step('A asks for a message; a template fills it; it is stored before the rejection', async () => {
    const id = await goOn(page)
    await page.keyboard.press('a')
    await expect(message(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    // Escape has left the decision; it begins anew, with what is missing.
    await expect(message(page)).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Vorlage einsetzen' }))
    await expect(page.getByRole('menuitem', { name: 'Kein Borkenkäfer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(message(page)).toHaveValue(/^Ihr Bild zeigt keinen Borkenkäfer/)
    // The decision before has been sent by now, so that only this one's calls follow.
    await expect.poll(() => sent).toEqual(['a_update_kaefer'])
    sent.length = 0
    const text = await message(page).inputValue()
    await expect(message(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await page.keyboard.press('a')
    await expect(stored(page)).toBeVisible()
    expect(sent).toEqual(['a_update_message', 'a_update_kaefer'])
    await expect(message(page)).toHaveValue('')
    decided.set(id, { status: 'rejected', message: text })
  })

  await test.step('R asks back, with a text of one’s own', async () => {
    const id = await goOn(page)
    const text = 'An welcher Baumart saß der Käfer?'
    await page.keyboard.press('r')
    await expect(message(page)).toBeFocused()
    await expect(message(page)).not.toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type(text)
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await page.keyboard.press('r')
    await expect(stored(page)).toBeVisible()
    await expect(drawer(page).getByText(`Nachricht: ${text}`)).toBeVisible()
    decided.set(id, { status: 'query', message: text })
  })

  await test.step('Z takes a slip back within the five seconds', async () => {
    await goOn(page)
    await page.keyboard.press('v')
    await page.keyboard.press('z')
    await expect(page.getByText(/[Ww]ird in \d s /)).toBeHidden()
    await expect(drawer(page).getByText('Neu', { exact: true }).first()).toBeVisible()
  })

  await test.step('J and K go there and back', async () => {
    const here = openId(page)
    await goOn(page)
    await page.keyboard.press('j')
    await expect.poll(() => openId(page)).toBe(here)
  })

  await test.step('what another expert changed meanwhile is shown, and merged', async () => {
    const id = await goOn(page)
    const theirs = 'Ich kenne den Bestand.'
    await admin.call('a_update_message', { id: String(id), msg: theirs })
    await admin.call('a_update_kaefer', {
      id: String(id),
      status: 'in_review',
      published_from: '',
      letzter_bearbeiter: '',
    })
    await page.keyboard.press('v')
    await page.keyboard.press('v')
    const panel = page.getByRole('region', { name: /Inzwischen hat jemand anderes/ })
    await expect(panel).toBeFocused()
    await tabTo(page, panel.getByRole('group', { name: 'Status' }).getByRole('radio'))
    await page.keyboard.press('ArrowUp')
    await expect(panel.getByRole('radio', { name: /Ihre Fassung.*Veröffentlicht/ })).toBeChecked()
    await press(page, panel.getByRole('button', { name: 'Auswahl speichern' }))
    await expect(panel).toBeHidden()
    await expect(stored(page)).toBeVisible()
    decided.set(id, { status: 'published', message: theirs })
  })

  await test.step('three at once from the table', async () => {
    await page.keyboard.press('Escape')
    const grid = page.getByRole('grid', { name: 'Käfermeldungen' })
    await expect(grid).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`)
    await expect(grid.getByRole('row', { selected: true })).toHaveCount(3)
    await press(page, page.getByRole('button', { name: 'Gewählte Meldungen ändern' }))
    const dialog = page.getByRole('dialog', { name: /^3 Meldungen/ })
    await dialog.getByRole('radio', { name: 'Veröffentlichen' }).check()
    const chosen = await dialog
      .getByRole('list', { name: 'Gewählte Meldungen' })
      .getByRole('listitem')
      .allTextContents()
    const ids = chosen.map((text) => Number(/\d+$/.exec(text)?.[0]))
    await press(page, dialog.getByRole('button', { name: '3 Meldungen veröffentlichen' }))
    // They wait their five seconds, like a single one.
    await expect(page.getByText(/^3 Meldungen veröffentlichen: in \d s$/)).toBeVisible()
    await expect(page.getByText('3 Meldungen veröffentlicht', { exact: true })).toBeVisible({ timeout: 15_000 })
    for (const id of ids) decided.set(id, { status: 'published' })
  })

  await test.step('the last one waits its five seconds', async () => {
    await tabTo(page, page.getByRole('grid', { name: 'Käfermeldungen' }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeFocused()
    await tabTo(page, message(page))
    await page.keyboard.type('Kein Käfer zu sehen.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    decided.set(openId(page), { status: 'rejected', message: 'Kein Käfer zu sehen.' })
    await expect(stored(page)).toBeVisible()
  })

  await test.step('read by somebody else: these records are as decided, and no other was touched', async () => {
    const after = await admin.records()
    const changed = [...after].filter(([id, row]) => row.version !== before.get(id)?.version).map(([id]) => id)
    expect(new Set(changed)).toEqual(new Set(decided.keys()))
    expect(decided.size).toBe(9)
    for (const [id, values] of decided) expect(after.get(id)).toMatchObject(values)
  })
  expect(trouble).toEqual([])
})
