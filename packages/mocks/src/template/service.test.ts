import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { TemplateRole } from '@waldkerf/domain/entities/template/roles'
import { pageAddresses } from '@waldkerf/domain/entities/template/treePaths'
import { describe, expect, test } from 'vitest'
import { createTemplateService, type TemplateService } from './service.ts'
import { createTemplateState } from './state.ts'

interface Answer<T> {
  code: number
  data: T
  message?: string
}

async function ask<T = unknown>(service: TemplateService, call: string, body?: object, token?: string) {
  const [method = '', path = ''] = call.split(' ')
  const response = await service.answer(
    new Request(`http://waldkerf.test/prod-api/vue-element-admin${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { 'X-Token': token }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return (await response?.json()) as Answer<T>
}

const readRoles = async (service: TemplateService) => (await ask<TemplateRole[]>(service, 'GET /roles')).data

describe('the session', () => {
  const service = createTemplateService()

  test.each(['admin', ' editor ', 'visitor'])('%j signs in with any password', async (username) => {
    const { code, data } = await ask(service, 'POST /user/login', { username, password: 'any' })
    expect({ code, data }).toEqual({ code: 20_000, data: { token: `${username.trim()}-token` } })
  })

  test('nobody else does', async () => {
    expect(await ask(service, 'POST /user/login', { username: 'Admin', password: '111111' })).toEqual({
      code: 60_204,
      message: 'Account and password are incorrect.',
    })
  })

  test('the query’s token alone decides whose details are told', async () => {
    expect(await ask(service, 'GET /user/info?token=editor-token', undefined, 'gone')).toMatchObject({
      code: 20_000,
      data: { roles: ['editor'], name: 'Normal Editor' },
    })
    for (const query of ['?token=gone', '?token=toString', '?token=', '']) {
      expect(await ask(service, `GET /user/info${query}`, undefined, 'admin-token')).toEqual({
        code: 50_008,
        message: 'Login failed, unable to get user details.',
      })
    }
  })

  test('a token that does not count has its code; none at all is answered', async () => {
    const state = createTemplateState()
    state.expired.add('old')
    state.elsewhere.add('editor-token')
    const over = createTemplateService({ state })
    const codeFor = async (token?: string) => (await ask(over, 'GET /roles', undefined, token)).code
    expect(await Promise.all([codeFor('gone'), codeFor('editor-token'), codeFor('old'), codeFor()])).toEqual([
      50_008, 50_012, 50_014, 20_000,
    ])
  })
})

describe('roles', () => {
  const draft = { name: 'guest', description: '', routes: [] }

  test('hold the pages of the specification', async () => {
    const [admin, editor, visitor] = (await readRoles(createTemplateService())).map(({ routes }) =>
      pageAddresses(routes),
    )
    expect(visitor).toEqual(['/dashboard'])
    expect(admin?.filter((address) => !editor?.includes(address))).toEqual(['/permission/page', '/permission/role'])
  })

  test('new ones have keys of their own, and a reset forgets them', async () => {
    const service = createTemplateService()
    const keys = new Set<number>()
    for (let count = 0; count < 40; count++) {
      const { data } = await ask<{ key: number }>(service, 'POST /role', draft)
      keys.add(data.key)
    }
    expect(keys.size).toBe(40)
    expect([...keys].every((key) => Number.isInteger(key) && key >= 300 && key <= 5_000)).toBe(true)
    expect(await readRoles(createTemplateService())).toHaveLength(3)
    service.reset()
    expect(await readRoles(service)).toHaveLength(3)
  })

  test('have another first key in each session', async () => {
    const answers = Array.from({ length: 8 }, () => ask<{ key: number }>(createTemplateService(), 'POST /role', draft))
    expect(new Set((await Promise.all(answers)).map(({ data }) => data.key)).size).toBeGreaterThan(1)
  })

  test('are changed and deleted by the key of the address', async () => {
    const service = createTemplateService()
    const { data } = await ask<{ key: number }>(service, 'POST /role', draft)
    const changed = { ...draft, key: data.key, description: 'Ein Gast' }
    expect((await ask(service, `PUT /role/${data.key}`, changed)).data).toEqual({ status: 'success' })
    expect((await readRoles(service)).at(-1)).toEqual(changed)
    expect((await ask(service, `DELETE /role/${data.key}`, {})).data).toEqual({ status: 'success' })
    expect(await readRoles(service)).toHaveLength(3)
    // Both calls answer success for a deleted role, too.
    expect((await ask(service, `DELETE /role/${data.key}`, {})).data).toEqual({ status: 'success' })
    expect((await ask(service, `PUT /role/${data.key}`, changed)).data).toEqual({ status: 'success' })
    expect(await readRoles(service)).toHaveLength(3)
  })
})

describe('articles', () => {
  interface Page {
    total: number
    items: Article[]
  }
  const list = async (service: TemplateService, query: string) =>
    (await ask<Page>(service, `GET /article/list?${query}`)).data

  test('come in pages, filtered before they are counted', async () => {
    const service = createTemplateService()
    const last = await list(service, 'page=5&limit=20&sort=-id')
    expect(last.items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
    expect(await list(service, 'page=6')).toEqual({ total: 100, items: [] })
    const narrowed = await list(service, 'type=EU&importance=2&limit=100')
    expect(narrowed.items).toHaveLength(narrowed.total)
    expect(narrowed.items.every(({ type, importance }) => type === 'EU' && importance === 2)).toBe(true)
    expect((await list(service, 'page=1')).items[0]?.id).toBe(1)
  })

  test('are found by a part of the title, its case too', async () => {
    const service = createTemplateService()
    expect((await list(service, 'title=Buchdrucker')).total).toBeGreaterThan(0)
    expect((await list(service, 'title=buchdrucker')).total).toBe(0)
  })

  test('are written, and an unknown one is refused', async () => {
    const service = createTemplateService()
    await ask(service, 'POST /article/update', { id: 7, title: 'Neu' })
    expect((await ask<Article>(service, 'GET /article/detail?id=7')).data.title).toBe('Neu')
    expect((await ask(service, 'GET /article/detail?id=999')).code).not.toBe(20_000)
    await ask(service, 'POST /article/create', { title: 'Dazu' })
    expect((await list(service, 'page=1')).total).toBe(101)
  })

  test('a hundred and one people can be searched in any case', async () => {
    const service = createTemplateService()
    expect(await ask(service, 'GET /search/user?name=WALDEMAR')).toMatchObject({
      data: { items: [{ name: 'Waldemar Kerf' }] },
    })
    const all = await ask<{ items: object[] }>(service, 'GET /search/user?name=')
    expect(all.data.items).toHaveLength(101)
  })
})

test('calls without a payload are answered: signing out, and files, of which nothing is kept', async () => {
  const service = createTemplateService()
  expect(await ask(service, 'POST /user/logout', {}, 'admin-token')).toEqual({ code: 20_000, data: 'success' })
  const form = new FormData()
  form.append('avatar', new Blob(['…']), 'avatar.png')
  const request = new Request('http://waldkerf.test/prod-api/vue-element-admin/file/upload', {
    method: 'POST',
    body: form,
  })
  expect(await (await service.answer(request))?.json()).toEqual({ code: 20_000, data: 'success' })
})

describe('switches', () => {
  test('change how calls are answered, not who is signed in', async () => {
    const service = createTemplateService()
    expect(service.change({ scenario: 'signedOut' })).toBe(true)
    expect((await ask(service, 'GET /roles')).code).toBe(50_008)
    expect((await ask(service, 'GET /user/info?token=admin-token')).code).toBe(20_000)
    service.change({ scenario: 'empty' })
    expect((await ask(service, 'GET /article/list')).data).toEqual({ total: 0, items: [] })
    service.change({ scenario: 'failing' })
    expect((await service.answer(new Request('http://x/prod-api/vue-element-admin/roles')))?.status).toBe(500)
  })

  test('refuse what is none', () => {
    const service = createTemplateService()
    expect([{ scenario: 'toString' }, { latency: -1 }, { latency: 1e9 }].map(service.change)).toEqual([
      false,
      false,
      false,
    ])
  })
})
