import * as v from 'valibot'

/** A route as the mock API describes it (spec section 3). `component` names a page, it is not code. */
export interface TemplateRoute {
  path: string
  component?: string
  name?: string
  redirect?: string
  hidden?: boolean
  alwaysShow?: boolean
  meta?: { title?: string; icon?: string; roles?: string[]; affix?: boolean; noCache?: boolean }
  children?: TemplateRoute[]
}

export const templateRoute: v.GenericSchema<TemplateRoute> = v.object({
  path: v.string(),
  component: v.optional(v.string()),
  name: v.optional(v.string()),
  redirect: v.optional(v.string()),
  hidden: v.optional(v.boolean()),
  alwaysShow: v.optional(v.boolean()),
  meta: v.optional(
    v.object({
      title: v.optional(v.string()),
      icon: v.optional(v.string()),
      roles: v.optional(v.array(v.string())),
      affix: v.optional(v.boolean()),
      noCache: v.optional(v.boolean()),
    }),
  ),
  children: v.optional(v.array(v.lazy(() => templateRoute))),
})
