import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { press, tabTo } from './byKeyboard.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'

const drawer = (page: Page) => page.getByRole('region', { name: /^Meldung \d+$/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
const stored = (page: Page) => drawer(page).getByText('Gespeichert', { exact: true })
/** An entry of the conversation. */
const words = (page: Page, text: string) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ hasText: text, has: page.getByRole('heading') })
const openId = (page: Page) => new URL(page.url()).searchParams.get('meldung')

interface Report {
  id: string
  /** As mails write it. */
  day: string
  species: string
}

/** A new record of the citizen, older than all that wait. */
async function report(): Promise<Report> {
  const [record] = await asOwner<Report>(
    stack.databaseUrl,
    `with k as (
       insert into data.kaefer (art, bundesland, user_id, gemeldet_am)
       select 1, 'Bayern', user_id, now() - interval '5 years' from data.benutzer where email = $1 returning *
     )
     select k.id, to_char(k.gemeldet_am at time zone 'Europe/Berlin', 'DD.MM.YYYY') as day, a.de as species
     from k join data.kaeferarten a on a.id = k.art`,
    [citizen],
  )
  if (!record) throw new Error('no record')
  return record
}

/** The mail with this subject; it may still be on its way. */
async function mailWith(page: Page, subject: string) {
  const mail = page.getByRole('article').filter({ hasText: subject })
  await expect(async () => {
    await page.goto(`${stack.origin}/mails`)
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail
}

/** Signs in at the identity service's form, as somebody without a mouse does. */
async function signInByKeys(page: Page, email: string) {
  await tabTo(page, page.locator('#username'))
  await page.keyboard.type(email)
  await tabTo(page, page.locator('#password'))
  await page.keyboard.type('waldkerf')
  await page.keyboard.press('Enter')
}

/** A picture, as a file that somebody chooses. */
async function picture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
    return canvas.toDataURL('image/jpeg')
  })
  return { name: 'fichte.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test(
  'a question goes to the reporter and its answer comes back, between two people by keyboard alone',
  long,
  async ({ page, browser }) => {
    test.slow()
    const trouble = await watchForTrouble(page)
    const question = 'An welcher Baumart saß der Käfer? ravzk'
    const answer = 'An einer Fichte.'
    const { id, day, species } = await report()

    await test.step('the expert opens the record that waits longest; R asks for a text, and letters mean letters', async () => {
      await signIn(page, stack.origin, expert, '/gis/index?status=new')
      await tabTo(page, page.getByRole('grid', { name: 'Käfermeldungen' }))
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toHaveAccessibleName(`Meldung ${id}`)
      await expect(drawer(page)).toBeFocused()
      await page.keyboard.press('r')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
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

    const home = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    const reporter = await home.newPage()
    const troubleAtHome = await watchForTrouble(reporter)

    await test.step('the mail tells the reporter which find is meant, and its link leads to the page of the report', async () => {
      const mail = await mailWith(reporter, `Rückfrage zu Ihrer Meldung ${id}`)
      await expect(mail).toContainText(citizen)
      await expect(mail).toContainText(`Meldung ${id} (${species}, Bayern, ${day})`)
      await expect(mail).toContainText(question)
      await press(reporter, mail.getByRole('link', { name: new RegExp(`/reports/${id}$`) }))
      await signInByKeys(reporter, citizen)
      await expect(reporter).toHaveURL(new RegExp(`/reports/${id}$`))
      const asked = reporter.getByRole('region', { name: 'Eine Rückfrage an Sie' })
      await expect(asked.getByRole('heading', { name: /^Frage der Prüfung/ })).toBeVisible()
      await expect(asked.getByText(question)).toBeVisible()
      await expect(asked.getByText('Matthias')).toHaveCount(0)
    })

    await test.step('the citizen answers there, with a picture', async () => {
      const chosen = reporter.waitForEvent('filechooser')
      await press(reporter, reporter.getByRole('button', { name: 'Bild hinzufügen' }))
      await (await chosen).setFiles(await picture(reporter))
      await expect(reporter.getByText(/ ist hinzugefügt\.$/)).toBeVisible()
      await tabTo(reporter, reporter.getByRole('textbox', { name: 'Ihre Antwort' }))
      await reporter.keyboard.type(answer)
      await reporter.keyboard.press('Enter')
      await reporter.keyboard.type('Daneben steht eine Kiefer.')
      await reporter.keyboard.press('Control+Enter')
      await expect(reporter.getByText('Ihre Antwort ist angekommen.')).toBeVisible()
      await expect(reporter.getByRole('heading', { name: /^Ihre Antwort/ })).toBeVisible()
    })

    await test.step('it is in front of the queue, whoever looks; no old text is taken along', async () => {
      const office = await browser.newContext({ locale: 'de-DE' })
      const admin = await office.newPage()
      await signIn(admin, stack.origin, 'admin@waldkerf.test', '/gis/index?status=new,in_review,query')
      const grid = admin.getByRole('grid', { name: 'Käfermeldungen' })
      await expect(grid.getByRole('row', { name: /Beantwortet/ }).first()).toBeVisible()
      await press(admin, admin.getByRole('button', { name: /^Beantwortet/ }))
      await expect(admin).toHaveURL(/beantwortet=ja/)
      await tabTo(admin, grid)
      await admin.keyboard.press('End')
      await admin.keyboard.press('Enter')
      await expect(drawer(admin)).toBeFocused()
      expect(openId(admin)).toBe(id)
      await expect(
        drawer(admin)
          .getByText(/Beantwortet$/)
          .first(),
      ).toBeVisible()
      await expect(field(admin)).toHaveValue('')
      await office.close()
    })

    await test.step('a mail brings whoever asked back to it, where answer and picture stand', async () => {
      // Firefox gives the focus to one window alone.
      await page.bringToFront()
      const mail = await mailWith(page, `Antwort zur Meldung ${id}`)
      await expect(mail).toContainText(expert)
      await expect(mail).toContainText(answer)
      await press(page, mail.getByRole('link', { name: new RegExp(`/gis/index\\?meldung=${id}$`) }))
      await expect(drawer(page)).toHaveAccessibleName(`Meldung ${id}`)
      // Its keyboard shortcuts work at once.
      await expect(drawer(page)).toBeFocused()
      const said = words(page, answer)
      await expect(said.getByRole('heading', { name: /^Meldende Person · \S/ })).toBeVisible()
      await expect(said).toContainText('Daneben steht eine Kiefer.')
      await expect(drawer(page).getByRole('img').first()).toBeVisible()
    })

    await test.step('the expert publishes; nothing old is sent again', async () => {
      const sent: string[] = []
      page.on('request', (request) => {
        const [, name] = /\/rpc\/(a_update_\w+)$/.exec(request.url()) ?? []
        if (name) sent.push(name)
      })
      await press(page, drawer(page).getByRole('button', { name: /^Veröffentlichen/ }))
      await expect(drawer(page)).toBeFocused()
      await page.keyboard.press('v')
      await expect(stored(page)).toBeVisible()
      expect(sent).toEqual(['a_update_kaefer'])
      const [row] = await asOwner<object>(
        stack.databaseUrl,
        'select status, beantwortet, bilder_anzahl from data.kaefer where id = $1',
        [id],
      )
      expect(row).toEqual({ status: 'published', beantwortet: false, bilder_anzahl: 1 })
    })

    await test.step('the citizen reads that it is published', async () => {
      await reporter.reload()
      await expect(reporter.getByText('Veröffentlicht', { exact: true }).first()).toBeVisible()
      await expect(reporter.getByText('Die Meldung ist veröffentlicht')).toBeVisible()
    })
    await home.close()
    expect([...trouble, ...troubleAtHome]).toEqual([])
  },
)

test('who takes a record into review is seen by others at once, by name', long, async ({ page, browser }) => {
  const { id } = await report()
  await signIn(page, stack.origin, expert, `/gis/index?meldung=${id}`)
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
