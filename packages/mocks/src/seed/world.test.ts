import { beetle, picture, species } from '@waldkerf/domain/entities/beetles/beetles'
import { conversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { user } from '@waldkerf/domain/entities/users/users'
import { array, is } from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, instantOn, storyDay } from './days.ts'
import { pictureBytes } from './pictureBytes.ts'
import { drawings } from './pictures.ts'
import { guestEmail } from './users.ts'
import { makeWorld, seedWorld } from './world.ts'

const world = seedWorld({ today: storyDay, size: 'small' })
const { beetles, pictures, users } = world
const shows = (id: number) => pictures.some((row) => row.kaefer_id === id && /frassbild|larven/.test(row.filename))
const about = (id: number) => world.conversation.filter((row) => row.kaefer_id === id)

describe('the example world', () => {
  test('is the same every time', () => {
    expect(makeWorld({ today: storyDay, size: 'small' })).toEqual(world)
  })

  test('has the shapes of the wire', () => {
    expect(is(array(species), world.species)).toBe(true)
    expect(is(array(user), users)).toBe(true)
    expect(is(array(beetle), beetles)).toBe(true)
    expect(is(array(picture), pictures)).toBe(true)
  })

  test('moves with the day', () => {
    const other = seedWorld({ today: '2027-07-01', size: 'small' })
    expect(other.beetles.every((row) => row.gemeldet_am.slice(0, 10) <= '2027-07-01')).toBe(true)
    expect(other.beetles.at(-1)?.gemeldet_am.slice(0, 10)).toBe('2027-07-01')
  })

  test('reaches back over three seasons and never into the future', () => {
    const days = beetles.map((row) => row.fund_datum ?? '')
    expect(Math.max(...days.map((day) => Date.parse(day)))).toBeLessThanOrEqual(Date.parse(storyDay))
    expect(days.some((day) => day < addDays(storyDay, -730))).toBe(true)
  })

  test('offers the unknown species last, without a scientific name', () => {
    expect(world.species).toHaveLength(38)
    expect(world.species.filter((row) => row.sci === '').map((row) => row.id)).toEqual([38])
  })
})

describe('people', () => {
  test('are the demo accounts first, and nobody for the guest', () => {
    expect(users.slice(0, 5).map((row) => [row.email, row.app_status])).toEqual([
      ['admin@waldkerf.test', 'ogf_admin'],
      ['expert@waldkerf.test', 'ogf_expert'],
      ['anfrage@waldkerf.test', 'ogf_expert_query'],
      ['nutzer@waldkerf.test', 'ogf_citizens'],
      ['neu@waldkerf.test', 'ogf_new'],
    ])
    expect(users.some((row) => row.email === guestEmail)).toBe(false)
  })

  test('have addresses of their own, as the database keeps them', () => {
    expect(new Set(users.map((row) => row.email)).size).toBe(users.length)
    expect(users.every((row) => row.email === row.email.trim().toLowerCase())).toBe(true)
  })
})

describe('sightings', () => {
  test('obey the rules of a review', () => {
    const wrong = beetles.filter(
      (row) =>
        (row.status === 'published') !== (row.published_from !== '') ||
        (row.status === 'rejected' && row.message === '') ||
        (row.status === 'new') !== (row.letzter_bearbeiter === '') ||
        (row.lat === null) !== (row.lon === null),
    )
    expect(wrong).toEqual([])
  })

  test('are decided when old and wait when new', () => {
    const waiting = (rows: typeof beetles) =>
      rows.filter((row) => ['new', 'in_review', 'query'].includes(row.status)).length / rows.length
    expect(waiting(beetles.slice(-30))).toBeGreaterThan(0.5)
    expect(waiting(beetles.slice(0, 300))).toBeLessThan(0.1)
  })

  test('come from people who may report', () => {
    const newcomers = new Set(users.filter((row) => row.app_status === 'ogf_new').map((row) => row.user_id))
    expect(beetles.filter((row) => newcomers.has(row.user_id ?? 0))).toEqual([])
  })

  test('lie partly without coordinates', () => {
    const without = beetles.filter((row) => row.lat === null).length
    expect(without).toBeGreaterThan(0)
    expect(without).toBeLessThan(beetles.length / 10)
  })

  test('count their pictures', () => {
    const counted = new Map<number, number>()
    for (const { kaefer_id: id } of pictures) counted.set(id, (counted.get(id) ?? 0) + 1)
    expect(beetles.filter((row) => row.bilder_anzahl !== (counted.get(row.id) ?? 0))).toEqual([])
  })
})

describe('conversations', () => {
  test('have the shape of the wire, each word after the one before and after the report', () => {
    expect(is(array(conversationEntry), world.conversation)).toBe(true)
    const wrong = beetles.filter(({ id, gemeldet_am: reported }) => {
      const times = [reported, ...about(id).map(({ zeit }) => zeit), instantOn(storyDay)]
      return times.toSorted().join() !== times.join()
    })
    expect(wrong).toEqual([])
  })

  test('hold every question and rejection, and end with an answer where one is noted', () => {
    const wrong = beetles.filter(({ id, status, message, beantwortet: answered }) => {
      const words = about(id)
      const lastOfExperts = words.findLast((row) => !row.von_melder)?.text ?? ''
      return message !== lastOfExperts || answered !== (status === 'query' && words.at(-1)?.von_melder === true)
    })
    expect(wrong).toEqual([])
  })

  test('speak of pictures as the records have them', () => {
    const wrong = beetles.filter(({ id, bilder_anzahl: count }) => {
      const texts = about(id).map(({ text }) => text)
      const attached = texts.some((text) => text.includes('angehängt'))
      const asked = texts.some((text) => text.includes('Fraßbild unter der Rinde'))
      return (asked && attached !== shows(id)) || (count === 0 && texts.some((text) => /(?:Das|dem) Bild/.test(text)))
    })
    expect(wrong).toEqual([])
  })

  test('are open and answered, and one waits for the demo citizen', () => {
    const questions = beetles.filter(({ status }) => status === 'query')
    expect(new Set(questions.map(({ beantwortet: answered }) => answered)).size).toBe(2)
    const open = questions.filter(({ user_id: id, beantwortet: answered }) => id === 4 && !answered)
    expect(open).toHaveLength(1)
    expect(Math.max(...questions.map(({ id }) => about(id).length))).toBe(4)
  })
})

describe('pictures', () => {
  test.each(drawings.map((name) => [name]))('%s is a WebP of at most 40 kB', (name) => {
    const bytes = Buffer.from(pictureBytes(`1-1-${name}.webp`))
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP')
    expect(bytes.length).toBeLessThan(40_960)
  })
})
