import type { Article, Transaction } from '@waldkerf/domain/entities/template/articles'
import type { TemplateRole, TemplateUser } from '@waldkerf/domain/entities/template/roles'
import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { templateTree } from '@waldkerf/domain/entities/template/tree'
import { createRandom, type Random } from '../seed/random.ts'
import { seedTemplate } from './seed/articles.ts'
import { sampleRoles, sampleUsers } from './seed/roles.ts'

/** The rows behind the mock API's answers. */
export interface TemplateState {
  users: Readonly<Record<string, TemplateUser>>
  /** Expired tokens (50014), and tokens with which somebody else signed in (50012). */
  expired: Set<string>
  elsewhere: Set<string>
  routes: TemplateRoute[]
  roles: TemplateRole[]
  articles: Article[]
  transactions: Transaction[]
  random: Random
}

/** A fresh copy of the example data. @param seed of the keys of new roles; random unless given */
export function createTemplateState(seed = Math.floor(Math.random() * 2 ** 32)): TemplateState {
  const routes = templateTree()
  return {
    ...structuredClone(seedTemplate()),
    users: sampleUsers,
    expired: new Set(),
    elsewhere: new Set(),
    routes,
    roles: structuredClone(sampleRoles(routes)),
    random: createRandom(seed),
  }
}
