import * as v from 'valibot'
import { templateRoute } from './routes.ts'

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
