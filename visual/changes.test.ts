import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'fast-png'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ChangesFolder } from './changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'waldkerf-changes-'))
const [site, results] = [join(folder, 'site'), join(folder, 'results')]
const button = { id: 'parts-button--ready', title: 'Parts/Button', name: 'Ready' }
const lamp = { id: 'parts-lamp--ready', title: 'Parts/Lamp', name: 'Ready' }

const png = (width: number, height: number) =>
  Buffer.from(encode({ width, height, data: new Uint8Array(width * height * 4) }))

/** A picture of a run as Playwright hands it over. */
function attach(name: string, width: number, height: number) {
  const path = join(results, name.replace('/', '-'))
  writeFileSync(path, png(width, height))
  return { name, path }
}

const written = () => JSON.parse(readFileSync(join(site, 'changes/changes.json'), 'utf8')) as object
const address = (id: string, mode: string, role: string) => `changes/${id}/${mode}-${role}.png`

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('pictures that differ are put beside the workbench, those that differ first', () => {
  const changes = new ChangesFolder(site, [lamp, { ...button, name: 'Ready · Knopf' }])
  changes.addGone(lamp.id, 'dark', attach('gone.png', 3, 4).path)
  changes.add({
    ok: false,
    attachments: ['expected', 'actual', 'diff'].map((word) => attach(`${button.id}/light-de-${word}.png`, 8, 6)),
    errors: [{ message: 'Error: expect failed\n\n  12 pixels (ratio 0.25 of all image pixels) are different.' }],
  })
  changes.write('main')
  const picture = (role: string) => ({ address: address(button.id, 'light-de', role), width: 8, height: 6 })
  const three = { before: picture('before'), after: picture('after'), difference: picture('difference') }
  expect(written()).toEqual({
    against: 'main',
    failed: 0,
    changes: [
      { ...button, mode: 'light-de', kind: 'changed', ...three, pixels: 12 },
      {
        ...lamp,
        mode: 'dark',
        kind: 'gone',
        before: { address: address(lamp.id, 'dark', 'before'), width: 3, height: 4 },
      },
    ],
  })
  expect(existsSync(join(site, three.difference.address))).toBe(true)
})

test('a new picture stands alone, printed sheets too', () => {
  const changes = new ChangesFolder(site, [button])
  const body = png(5, 7)
  changes.add({ ok: true, attachments: [{ name: `${button.id}/paper-chromium-1-new.png`, body }], errors: [] })
  changes.write(undefined)
  const after = { address: address(button.id, 'paper-chromium-1', 'after'), width: 5, height: 7 }
  expect(written()).toEqual({ failed: 0, changes: [{ ...button, mode: 'paper-chromium-1', kind: 'new', after }] })
  expect(readFileSync(join(site, after.address)).equals(body)).toBe(true)
})

test('what is the same is not told, a story that could not be shown is counted', () => {
  new ChangesFolder(site, [button]).write('main')
  const changes = new ChangesFolder(site, [button])
  expect(existsSync(join(site, 'changes'))).toBe(false)
  changes.add({ ok: true, attachments: [], errors: [] })
  changes.add({
    ok: false,
    attachments: [{ name: 'trace', body: Buffer.from('') }],
    errors: [{ message: 'It draws nothing.' }],
  })
  changes.write('main')
  expect(written()).toEqual({ against: 'main', failed: 1, changes: [] })
})
