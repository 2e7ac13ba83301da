import * as v from 'valibot'
import { templateRoute } from './routes.ts'

/** The role that opens every page and is never deleted: without it nobody could give rights back. */
export const fixedRole = 'admin'

/** A role of the template part; `routes` is the tree it may open. Keys of own roles are whole numbers. */
export const templateRole = v.object({
  key: v.union([v.string(), v.number()]),
  name: v.string(),
  description: v.string(),
  routes: v.array(templateRoute),
})
export type TemplateRole = v.InferOutput<typeof templateRole>

/** GET user/info: the sample user that a template token stands for. */
export const templateUser = v.object({
  roles: v.array(v.string()),
  introduction: v.string(),
  avatar: v.string(),
  name: v.string(),
})
export type TemplateUser = v.InferOutput<typeof templateUser>
