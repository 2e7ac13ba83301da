import { expect, type Page } from '@playwright/test'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { asOwner } from './behind.ts'
import { press } from './byKeyboard.ts'
import { productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const citizen = 'nutzer@waldkerf.test'

const drawer = (page: Page) => page.getByRole('region', { name: /^Meldung \d+$/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
const stored = (page: Page) => drawer(page).getByText('Gespeichert', { exact: true })
/** An entry of the conversation. */
const words = (page: Page, text: string) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ hasText: text, has: page.getByRole('heading') })
const openId = (page: Page) => new URL(page.url()).searchParams.get('meldung')

/** A new record of the citizen, older than all that wait. */
async function report(): Promise<string> {
  const [record] = await asOwner<{ id: string }>(
    stack.databaseUrl,
    `insert into data.kaefer (art, bundesland, user_id, gemeldet_am)
     select 1, 'Bayern', user_id, now() - interval '5 years' from data.benutzer where email = $1 returning id`,
    [citizen],
  )
  return record?.id ?? ''
}

test('a question goes to the reporter and its answer comes back, by keyboard alone', async ({ page, browser }) => {
  const trouble = await watchForTrouble(page)
  const question = 'An welcher Baumart saß der Käfer? ravzk'
  const answer = 'An einer Fichte.\nDaneben steht eine Kiefer.'
  const id = await report()

  await test.step('the expert presses R, which asks for a text; letters mean letters while he writes', async () => {
    await signIn(page, stack.origin, 'expert@waldkerf.test', `/gis/index?status=new&meldung=${id}`)
    await expect(drawer(page)).toBeVisible()
    await drawer(page).focus()
    await page.keyboard.press('r')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(/Bitte schreiben Sie, was Sie wissen möchten\./)
    await page.keyboard.type(question)
    await expect(page.getByText(/[Ww]ird in \d s /)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await expect(page.getByText(/^Rückfrage wird in \d s gesendet/)).toBeVisible()
    await page.keyboard.press('r')
    await expect(stored(page)).toBeVisible()
    await expect(words(page, question).getByRole('heading', { name: /^Prüfung · Matthias/ })).toBeVisible()
    await expect(field(page)).toHaveValue('')
  })

  await test.step('the mail with the question is in the mailbox, and leads to the page of the report', async () => {
    const mailbox = await page.context().newPage()
    await expect(async () => {
      await mailbox.goto(`${stack.origin}/mails`)
      const mail = mailbox.getByRole('article').filter({ hasText: `Rückfrage zu Ihrer Meldung ${id}` })
      await expect(mail).toContainText(citizen)
      await expect(mail).toContainText(question)
      await expect(mail).toContainText('Bayern')
      await expect(mail).toContainText(`/reports/${id}`)
    }).toPass()
    await mailbox.close()
  })

  await test.step('the citizen answers', async () => {
    const reporter = await asSomebodyElse(stack.origin, citizen)
    const said = (await reporter.call('w_get_nachrichten', { kid: id })) as { text: string; wer: string | null }[]
    expect(said).toMatchObject([{ text: question, wer: null }])
    await reporter.call('w_add_nachricht', { kid: id, msg: answer })
  })

  const other = await browser.newContext({ locale: 'de-DE' })
  const admin = await other.newPage()
  await test.step('another reviewer finds it in front of the queue, says so, and takes no old text along', async () => {
    await signIn(admin, stack.origin, 'admin@waldkerf.test', '/gis/index?status=new,in_review,query')
    const grid = admin.getByRole('grid', { name: 'Käfermeldungen' })
    await expect(grid.getByRole('row', { name: /Beantwortet/ }).first()).toBeVisible()
    await admin.getByRole('button', { name: 'Beantwortet', exact: true }).focus()
    await admin.keyboard.press('Enter')
    await expect(admin).toHaveURL(/beantwortet=ja/)
    await grid.focus()
    await admin.keyboard.press('End')
    await admin.keyboard.press('Enter')
    await expect(drawer(admin)).toBeFocused()
    expect(openId(admin)).toBe(id)
    const heading = words(admin, 'An einer Fichte.').getByRole('heading', { name: /^Meldende Person · \S/ })
    await expect(heading).toBeVisible()
    await expect(drawer(admin).getByText('beantwortet', { exact: true }).first()).toBeVisible()
    await expect(field(admin)).toHaveValue('')
  })

  await test.step('the expert sees the answer and publishes; nothing old is sent again', async () => {
    await page.reload()
    await expect(drawer(page).getByText('An einer Fichte.')).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/rpc\/(a_update_\w+)$/.exec(request.url()) ?? []
      if (name) sent.push(name)
    })
    await drawer(page).focus()
    await page.keyboard.press('v')
    await page.keyboard.press('v')
    await expect(stored(page)).toBeVisible()
    expect(sent).toEqual(['a_update_kaefer'])
    const [row] = await asOwner<object>(
      stack.databaseUrl,
      'select status, beantwortet from data.kaefer where id = $1',
      [id],
    )
    expect(row).toEqual({ status: 'published', beantwortet: false })
  })
  await other.close()
  expect(trouble).toEqual([])
})

test('who takes a record into review is seen by others at once, by name', async ({ page, browser }) => {
  const id = await report()
  await signIn(page, stack.origin, 'expert@waldkerf.test', `/gis/index?meldung=${id}`)
  await drawer(page).focus()
  await press(page, drawer(page).getByRole('button', { name: 'In Prüfung nehmen' }))
  await expect(stored(page)).toBeVisible({ timeout: 4_000 })
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  const other = await browser.newContext({ locale: 'de-DE' })
  const admin = await other.newPage()
  await signIn(admin, stack.origin, 'admin@waldkerf.test', `/gis/index?meldung=${id}`)
  await expect(drawer(admin).getByText(/^In Prüfung: Matthias \S+/)).toBeVisible()
  await expect(drawer(admin).getByText(/^\d[\d.]* gemeldet, \d[\d.]* veröffentlicht$/)).toBeVisible()
  await other.close()
})
