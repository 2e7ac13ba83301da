import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import type { Role } from '@waldkerf/domain/roles/roles'
import { allowedRoutes } from '@waldkerf/domain/roles/routeTable'
import { describe, expect, test } from 'vitest'
import { foundCommand, foundCommands, canOpen, newDocumentCommands } from './foundCommand.ts'

const reader = (role: Role) => ({
  allowed: allowedRoutes(role),
  own: new Set([8]),
  day: (value: string) => `on ${value}`,
  language: 'en' as const,
  species: (name: string) => `English for ${name}`,
  cancelled: 'cancelled',
})
const hit = (part: Partial<SearchHit>): SearchHit => ({
  art: 'kaefer',
  id: 7,
  titel: 'Buchdrucker',
  zusatz: '',
  rang: 1,
  ...part,
})
const address = (art: SearchHit['art'], role: Role, id = 7) => foundCommand(hit({ art, id }), reader(role))?.to

const label = (art: SearchHit['art']) => foundCommand(hit({ art }), reader('ogf_admin'))?.label

describe('what is found', () => {
  test.each([
    ['kaefer', '/gis/index?meldung=7'],
    ['kaeferarten', '/gis/index?art=7'],
    ['benutzer', '/users/7'],
    ['kunde', '/clients/7'],
    ['rechnung', '/invoices/7'],
    ['angebot', '/offers/7'],
    ['karte', '/gis/maps/7'],
  ] as const)('%s leads an administrator to its page', (art, to) => {
    expect(address(art, 'ogf_admin')).toBe(to)
  })

  test('leads nobody where he may not go', () => {
    expect(address('kaefer', 'ogf_citizens')).toBe('/dashboard?meldung=7')
    expect(address('kaefer', 'ogf_new')).toBeUndefined()
    expect(address('kaeferarten', 'ogf_citizens')).toBeUndefined()
    expect(address('rechnung', 'ogf_expert')).toBeUndefined()
    expect(address('karte', 'ogf_expert')).toBe('/gis/maps/7')
    expect(canOpen('kaefer', reader('ogf_new'))).toBe(false)
  })

  test('leads citizens to the page of their own record, and those who review to the review', () => {
    expect(address('kaefer', 'ogf_citizens', 8)).toBe('/reports/8')
    expect(address('kaefer', 'ogf_expert', 8)).toBe('/gis/index?meldung=8')
    expect(address('kaefer', 'ogf_new', 8)).toBeUndefined()
  })

  test('says the number of a record, and days as its reader writes them', () => {
    const found = foundCommand(hit({ zusatz: 'Bayern · 2026-11-20' }), reader('ogf_expert'))
    expect(found?.detail).toBe('#7 · Bayern · on 2026-11-20')
  })

  test('says where a record is in the language of its reader', () => {
    const record = hit({ zusatz: 'Niedersachsen · 4 km südöstlich von Goslar' })
    const german = { ...reader('ogf_expert'), language: 'de' as const }
    expect(foundCommand(record, reader('ogf_expert'))?.detail).toBe('#7 · Niedersachsen · 4 km south-east of Goslar')
    expect(foundCommand(record, german)?.detail).toBe('#7 · Niedersachsen · 4 km südöstlich von Goslar')
  })

  test('names species in the language of its reader, and nothing else', () => {
    expect(label('kaefer')).toBe('English for Buchdrucker')
    expect(label('kaeferarten')).toBe('English for Buchdrucker')
    expect(label('kunde')).toBe('Buchdrucker')
  })

  test('says of a cancelled invoice that it is', () => {
    const found = foundCommand(hit({ art: 'rechnung', zusatz: 'Forst · 2026-11-20 · storniert' }), reader('ogf_admin'))
    expect(found?.detail).toBe('Forst · on 2026-11-20 · cancelled')
  })

  test('offers new documents for the client that fits best, to those who write them', () => {
    const words = {
      invoiceFor: (name: string) => `Invoice for ${name}`,
      offerFor: (name: string) => `Offer for ${name}`,
    }
    const hits = [hit({ art: 'kunde', id: 3, rang: 2 }), hit({ art: 'kunde', id: 5, titel: 'Forst', rang: 1 })]
    const made = newDocumentCommands(hits, reader('ogf_admin'), words)
    expect(made.map(({ label, to }) => [label, to])).toEqual([
      ['Invoice for Forst', '/invoices/index?kunde=5&neu=1'],
      ['Offer for Forst', '/offers/index?kunde=5&neu=1'],
    ])
    expect(newDocumentCommands(hits, reader('ogf_expert'), words)).toEqual([])
    expect(newDocumentCommands([hit({})], reader('ogf_admin'), words)).toEqual([])
  })

  test('stands together by kind, the kind with the best hit first', () => {
    const hits = [
      hit({ rang: 3 }),
      hit({ art: 'kaeferarten', rang: 3 }),
      hit({ art: 'benutzer', id: 1, rang: 1 }),
      hit({ art: 'benutzer', id: 2, rang: 4 }),
    ]
    const found = foundCommands(hits, reader('ogf_admin'))
    expect(found.map(({ id }) => id)).toEqual(['benutzer 1', 'benutzer 2', 'kaefer 7', 'kaeferarten 7'])
  })
})
